const pluginName = 'GuardedScriptsPlugin'

/** @typedef {typeof import('webpack') & { RuntimePlugin?: typeof import('webpack').runtime.LoadScriptRuntimeModule }} Bundler Rspack names the hooked class RuntimePlugin */

/** Passes every chunk's script tag to the page's `guardScript`, which sets its hash and refuses an unknown URL. */
class GuardedScriptsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { runtime, RuntimePlugin } = /** @type {Bundler} */ (compiler.webpack)
    const hooked = RuntimePlugin ?? runtime.LoadScriptRuntimeModule
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      hooked
        .getCompilationHooks(compilation)
        .createScript.tap(pluginName, (source) => `${source}\nglobalThis.guardScript(script);`)
    })
  }
}

module.exports = { GuardedScriptsPlugin }
