const pluginName = 'PortableChunksPlugin'

/**
 * Keeps the version out of chunks, so that a chunk without changes has the same bytes and name in the next release. A chunk
 * adds itself to a global list whose name has the version, because two versions in one tab must not run each other's chunks.
 * With this plugin the chunk reads that name from its script element, where the requesting version writes it.
 */
class PortableChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, runtime, sources } = compiler.webpack
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      const list = compilation.outputOptions.chunkLoadingGlobal
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        (source) => `${source}\nscript.dataset.chunks = ${JSON.stringify(list)};`,
      )
      // After the minimizer, before the hashes of the contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        for (const chunk of compilation.chunks) {
          if (chunk.hasRuntime()) continue
          for (const file of [...chunk.files].filter((name) => name.endsWith('.js'))) {
            compilation.updateAsset(file, (source) => {
              const [before, after, ...others] = String(source.source()).split(`globalThis.${list}`)
              if (after === undefined || others.length > 0) {
                throw new Error(`${file} does not begin as a chunk does`)
              }
              const name = 'globalThis[document.currentScript.dataset.chunks]'
              return new sources.RawSource(`${before}${name}${after}`)
            })
          }
        }
      })
    })
  }
}

module.exports = { PortableChunksPlugin }
