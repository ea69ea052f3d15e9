import path from 'node:path'

/** @typedef {{ type: string, ids?: string[] }} Dependency as Rspack shows it */

/** Statements that name what they import; `esm import` only evaluates the module. */
const named = new Set(['esm import specifier', 'esm export imported specifier'])

/**
 * Every import of `module` in a build of Rspack: the names, none when it takes the module as a whole.
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Module} module
 */
export function rspackReferences({ moduleGraph, compiler }, module) {
  return [...moduleGraph.getIncomingConnections(module)].flatMap(({ dependency, originModule }) => {
    const { type, ids = [] } = /** @type {Dependency} */ (/** @type {unknown} */ (dependency))
    if (type === 'esm import') return []
    const { resource = '' } = /** @type {{ resource?: string }} */ (originModule)
    const source = path.relative(compiler.context, resource)
    return originModule ? [{ names: named.has(type) ? ids : [], source, originModule }] : []
  })
}
