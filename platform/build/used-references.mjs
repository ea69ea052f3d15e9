import { rspackReferences } from './rspack-references.mjs'

/**
 * The names by which used modules refer to `module`, such as `['events', 'chatClosed', 'send']`; none when one takes
 * the module as a whole. To be read after unused code is known and before modules are concatenated.
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Module} module
 */
export function usedReferences(compilation, module) {
  const { moduleGraph, chunkGraph, requestShortener } = compilation
  if ('rspack' in compilation.compiler) return rspackReferences(compilation, module)
  return [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { dependency, originModule } = connection
    if (!dependency || !originModule) return []
    const isUsed = chunkGraph.getNumberOfModuleChunks(originModule) > 0
    if (!isUsed || connection.getActiveState(undefined) === false) return []
    const source = originModule.readableIdentifier(requestShortener)
    return namesIn(dependency, moduleGraph).map((names) => ({ names, source, originModule }))
  })
}

/**
 * @param {import('webpack').Dependency & { getIds?: (graph: import('webpack').ModuleGraph) => string[] }} dependency
 * @param {import('webpack').ModuleGraph} moduleGraph
 * @returns {string[][]}
 */
function namesIn(dependency, moduleGraph) {
  const ids = dependency.getIds?.(moduleGraph) ?? []
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const names = Array.isArray(reference) ? reference : reference.name
    // Of a method that is called, a reference has the object alone.
    return names.length > 0 && ids.length > names.length ? ids : names
  })
}
