import path from 'node:path'
import { usedReferences } from './used-references.mjs'

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {'sends' | 'receives' | 'slots' | 'storage'} Use
 * @typedef {{ use: Use, name?: string }} Used all of that use when no name is known
 */

const pluginName = 'BetweenAppsPlugin'

/** @type {WeakMap<Compilation, Used[]>} */
const found = new WeakMap()

/**
 * The events, slots and storage keys that a finished build refers to.
 * @param {Compilation} compilation
 * @returns {Used[]}
 */
export const usedBetweenApps = (compilation) => found.get(compilation) ?? []

/** Reads which exports of `entry`, the module that defines them, the build uses. */
export class BetweenAppsPlugin {
  /** @param {string} entry */
  constructor(entry) {
    this.entry = entry
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(pluginName, () => {
        found.set(compilation, this.uses(compilation))
      })
    })
  }

  /** @param {Compilation} compilation */
  uses(compilation) {
    const folder = path.dirname(this.entry) + path.sep
    return [...compilation.modules].flatMap((module) => {
      if (!resourceOf(module).startsWith(folder)) return []
      // The entry passes every name on, which is no use.
      return usedReferences(compilation, module)
        .filter(({ originModule }) => resourceOf(originModule) !== this.entry)
        .flatMap(({ names }) => usesOf(names))
    })
  }
}

/** @param {import('webpack').Module} module */
function resourceOf(module) {
  const { resource = '' } = /** @type {{ resource?: string }} */ (/** @type {unknown} */ (module))
  return resource
}

/**
 * @param {string[]} names
 * @returns {Used[]}
 */
function usesOf([kind, name, method]) {
  switch (kind) {
    case 'slots':
    case 'storage':
      return [{ use: kind, name }]
    case 'events':
      if (method === 'send') return [{ use: 'sends', name }]
      if (method === 'receive') return [{ use: 'receives', name }]
      return [
        { use: 'sends', name },
        { use: 'receives', name },
      ]
    case undefined:
      return [{ use: 'sends' }, { use: 'receives' }, { use: 'slots' }, { use: 'storage' }]
    default:
      return []
  }
}
