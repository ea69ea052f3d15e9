import { posix } from 'node:path'
import { parseModule } from './parse-module.mjs'

/**
 * @typedef {import('./parse-module.mjs').Module} Module
 * @typedef {import('./parse-module.mjs').Statement} Statement
 */

/**
 * The declarations that the entries export, and those that these refer to, as the text of each module.
 * @param {ReadonlyMap<string, string>} files declaration files by path without ending
 * @param {readonly string[]} entries
 * @returns {Map<string, string>} the modules in the same form, without what nobody can reach
 */
export function reachable(files, entries) {
  const modules = new Map([...files].map(([path, text]) => [path, parseModule(text)]))
  /** @type {Map<string, { locals: Set<string>, isPassed: boolean }>} */
  const reached = new Map()

  /** @param {string} path @param {string} from */
  const resolve = (path, from) => targetOf(modules, path, from)
  /** @param {string} path */
  const visited = (path) => {
    const known = reached.get(path) ?? { locals: new Set(), isPassed: false }
    reached.set(path, known)
    return known
  }
  /** @param {string} path @returns {string[]} */
  const namesOf = (path) => {
    const { exports, stars } = /** @type {Module} */ (modules.get(path))
    const passed = stars.flatMap((from) => {
      const target = resolve(path, from)
      return target ? namesOf(target) : []
    })
    return [...exports.keys(), ...passed]
  }
  /** @param {string} path @param {string} name */
  const reachExport = (path, name) => {
    const { exports, stars } = /** @type {Module} */ (modules.get(path))
    if (name === '*') for (const one of namesOf(path)) reachExport(path, one)
    const found = exports.get(name)
    if (typeof found === 'string') reachLocal(path, found)
    else if (found) reachFrom(path, found)
    else {
      const from = stars.find((one) => {
        const target = resolve(path, one)
        return target && namesOf(target).includes(name)
      })
      if (from) reachFrom(path, { from, name })
    }
    if (typeof found !== 'string' || found !== name) visited(path).isPassed = true
  }
  /** @param {string} path @param {import('./parse-module.mjs').Binding} binding */
  const reachFrom = (path, { from, name }) => {
    const target = resolve(path, from)
    if (target) reachExport(target, name)
  }
  /** @param {string} path @param {string} name */
  const reachLocal = (path, name) => {
    const { declarations, imports } = /** @type {Module} */ (modules.get(path))
    const { locals } = visited(path)
    if (locals.has(name)) return
    locals.add(name)
    const binding = imports.get(name)
    if (binding) reachFrom(path, binding)
    for (const { refs, imports: inline } of declarations.get(name) ?? []) {
      for (const ref of refs) reachLocal(path, ref)
      for (const one of inline) reachFrom(path, one)
    }
  }

  for (const entry of entries) reachExport(entry, '*')
  return new Map(
    [...reached]
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([path, { locals, isPassed }]) => [
        path,
        print(/** @type {Module} */ (modules.get(path)), locals, isPassed),
      ]),
  )
}

/**
 * The names that each entry exports, and whether each is a value of its own.
 * @param {ReadonlyMap<string, string>} files
 * @returns {Map<string, Map<string, boolean>>}
 */
export function exportedNames(files) {
  const modules = new Map([...files].map(([path, text]) => [path, parseModule(text)]))
  /** @param {string} path @returns {[string, boolean][]} */
  const namesOf = (path) => {
    const module = modules.get(path)
    if (!module) return []
    const { exports, stars, declarations } = module
    /** @param {string} from */
    const target = (from) => targetOf(modules, path, from)
    const own = [...exports].map(([name, found]) => {
      if (typeof found === 'string') {
        const isValue = (declarations.get(found) ?? []).some(({ isType }) => !isType)
        return /** @type {[string, boolean]} */ ([name, isValue])
      }
      const from = target(found.from)
      const known = from && new Map(namesOf(from)).get(found.name)
      return /** @type {[string, boolean]} */ ([name, known ?? false])
    })
    return [...stars.flatMap((from) => namesOf(target(from) ?? '')), ...own]
  }
  const entries = [...modules.keys()].filter((path) => /^[^/]+\/index$/.test(path))
  return new Map(entries.map((path) => [posix.dirname(path), new Map(namesOf(path))]))
}

/** @param {ReadonlyMap<string, unknown>} modules @param {string} path @param {string} from */
function targetOf(modules, path, from) {
  if (!from.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(path), from)
  return [target, posix.join(target, 'index')].find((one) => modules.has(one))
}

/** @param {Module} module @param {ReadonlySet<string>} locals @param {boolean} isPassed */
function print({ imports, declarations, passes }, locals, isPassed) {
  const used = [...imports].filter(([local]) => locals.has(local))
  const imported = used.map(([local, { from, name }]) => {
    const named = { default: local, '*': `* as ${local}` }[name]
    const what = named ?? (name === local ? `{ ${name} }` : `{ ${name} as ${local} }`)
    return `import type ${what} from '${from}';`
  })
  const kept = [...declarations].filter(([name]) => locals.has(name))
  const statements = [...new Set(kept.flatMap(([, all]) => all.map(({ text }) => text)))]
  return [...imported, ...statements, ...(isPassed ? passes : []), 'export {};'].join('\n')
}
