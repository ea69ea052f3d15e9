const pluginName = 'PortableIdsPlugin'

/** Modules of the federation plugin, whose identifiers contain absolute paths but whose names do not. */
const portableName = /^webpack\/(container\/entry|sharing\/provide)\//

/**
 * Numbers the modules from whose absolute paths the bundler would derive their ids, so that a build has the same
 * bytes in every folder.
 */
class PortableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      // Before the bundler's own assignment, which keeps ids that exist.
      compilation.hooks.moduleIds.tap({ name: pluginName, stage: -1 }, (modules) => {
        const named = [...modules].flatMap((module) => {
          const name = nameOf(module, compiler.context)
          return name === undefined ? [] : [{ module, name }]
        })
        const sorted = named.toSorted((left, right) => (left.name < right.name ? -1 : 1))
        for (const [at, { module }] of sorted.entries()) {
          compilation.chunkGraph.setModuleId(module, at + 1)
        }
      })
    })
  }
}

/**
 * @param {import('webpack').Module} module
 * @param {string} context
 */
function nameOf(module, context) {
  const name = module.libIdent({ context }) ?? ''
  // The virtual entry of the federation runtime, which imports it by its absolute path.
  if (name.startsWith('data:')) return 'data:'
  return portableName.test(name) ? name : undefined
}

module.exports = { PortableIdsPlugin }
