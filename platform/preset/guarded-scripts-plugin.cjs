const pluginName = 'GuardedScriptsPlugin'

/** Passes every chunk's script tag to the page's `guardScript`, which sets its hash and refuses an unknown URL. */
class GuardedScriptsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        (source) => `${source}\nglobalThis.guardScript(script);`,
      )
    })
  }
}

module.exports = { GuardedScriptsPlugin }
