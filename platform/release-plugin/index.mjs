import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { finishRelease } from '../build/build-app.mjs'
import { applyNamePlugins } from '../build/record-contract.mjs'
import appConfig from '../preset/app-config.cjs'
import guardedScripts from '../preset/guarded-scripts-plugin.cjs'

const pluginName = 'ReleasePlugin'
const require = createRequire(import.meta.url)

/**
 * Makes a build of webpack or Rspack one that the platform releases: a federation container with the shared packages,
 * scripts that the page's guard checks, names that contain the version, and release.json in the output folder.
 */
export class ReleasePlugin {
  /** @param {{ folder: string, version?: string }} options the folder of app.json and package.json, whose version is the standard */
  constructor({ folder, version }) {
    this.folder = folder
    /** @type {string} */
    this.version = version ?? this.#read('package.json').version
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { folder, version } = this
    const app = this.#read('app.json')
    const { rspackVersion } = /** @type {{ rspackVersion?: string }} */ (compiler.webpack)
    const { output } = compiler.options
    output.publicPath = 'auto'
    output.uniqueName = `${app.name}@${version}`
    output.chunkLoadTimeout = 10_000
    output.filename ??= '[name].[contenthash:8].js'
    output.chunkFilename ??= '[name].[contenthash:8].js'
    new guardedScripts.GuardedScriptsPlugin().apply(compiler)
    applyNamePlugins(compiler, folder)
    // Its parts look for it in the list, which the bundler is going through.
    compiler.options.plugins.push(
      federationPlugin(rspackVersion, appConfig.federationOptions(app, folder)),
    )
    compiler.hooks.done.tapPromise(pluginName, async ({ compilation, hash }) => {
      if (compilation.errors.length > 0) return
      const mode = compiler.options.mode === 'production' ? 'production' : 'development'
      const bundler = rspackVersion && `Rspack ${rspackVersion}`
      const dist = compiler.outputPath
      await finishRelease({ folder, dist, mode, version, hash, bundler }, compilation)
    })
  }

  /** @param {string} name */
  #read(name) {
    return JSON.parse(readFileSync(path.join(this.folder, name), 'utf8'))
  }
}

/**
 * @param {string | undefined} rspackVersion
 * @param {ReturnType<typeof appConfig.federationOptions>} options
 * @returns {{ apply(compiler: unknown): void }}
 */
function federationPlugin(rspackVersion, options) {
  // Each is loaded only for its own bundler, because the other one need not be installed.
  const { ModuleFederationPlugin } = rspackVersion
    ? require('@module-federation/enhanced/rspack')
    : require('@module-federation/enhanced/webpack')
  return new ModuleFederationPlugin(options)
}
