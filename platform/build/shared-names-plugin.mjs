import { consumedShare } from './release-facts.mjs'
import { usedReferences } from './used-references.mjs'

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').Module} Module
 * @typedef {Record<string, string[]>} Names by key of the package
 * @typedef {{ takes: Names, gives: Names, wholes: Names }} SharedNames `wholes`: the sources that use it as a whole
 */

const pluginName = 'SharedNamesPlugin'

/** @type {WeakMap<Compilation, SharedNames>} */
const found = new WeakMap()

/**
 * The names that a finished build imports from each consumed package and exports from each provided one, by key.
 * @param {Compilation} compilation
 * @returns {SharedNames}
 */
export function sharedNames(compilation) {
  return found.get(compilation) ?? { takes: {}, gives: {}, wholes: {} }
}

/** Reads those names while the module graph has them. */
export class SharedNamesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(pluginName, () => {
        found.set(compilation, { ...takenNames(compilation), gives: givenNames(compilation) })
      })
    })
  }
}

/** @param {Compilation} compilation */
function takenNames(compilation) {
  /** @type {Names} */
  const takes = {}
  /** @type {Names} */
  const wholes = {}
  for (const module of compilation.modules) {
    const share = consumedShare(module)
    // A module that is bundled as well is the provider's own.
    if (share === undefined || share.isBundled) continue
    const { key } = share
    for (const { names, source } of usedReferences(compilation, module)) {
      const [name] = names
      if (name === undefined) (wholes[key] ??= []).push(source)
      else (takes[key] ??= []).push(name)
    }
  }
  return { takes: sorted(takes), wholes: sorted(wholes) }
}

/** @param {Compilation} compilation */
function givenNames({ modules, moduleGraph }) {
  /** @type {Names} */
  const gives = {}
  for (const module of modules) {
    if (module.type !== 'provide-module') continue
    const { _name: key } = /** @type {Module & { _name: string }} */ (module)
    const provided = module.blocks.flatMap(({ dependencies }) =>
      dependencies.map((dependency) => moduleGraph.getModule(dependency)),
    )
    const names = provided.map((one) => one && moduleGraph.getProvidedExports(one))
    // Unknown for a module that is not an ES module.
    const known = names.filter((one) => Array.isArray(one))
    if (known.length === names.length) gives[key] = known.flat()
  }
  return sorted(gives)
}

/** @param {Names} names */
function sorted(names) {
  return Object.fromEntries(
    Object.entries(names).map(([key, all]) => [key, [...new Set(all)].toSorted()]),
  )
}
