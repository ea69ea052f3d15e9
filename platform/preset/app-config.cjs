const fs = require('node:fs')
const path = require('node:path')
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
const { DefinePlugin } = require('webpack')
const { GuardedScriptsPlugin } = require('./guarded-scripts-plugin.cjs')
const { cacheFolder } = require('./installed-package.cjs')
const { minimizer } = require('./minimizer.cjs')
const { moduleRules } = require('./module-rules.cjs')
const { PageOfAppAlonePlugin } = require('./page-of-app-alone-plugin.cjs')
const { PortableIdsPlugin } = require('./portable-ids-plugin.cjs')
const { PortableChunksPlugin } = require('./portable-chunks-plugin.cjs')
const { PublicFolderPlugin } = require('./public-folder-plugin.cjs')
const { federationShares } = require('./share-policy.cjs')

/**
 * @typedef {'production' | 'development'} Mode
 * @typedef {{ mode?: Mode, alone?: boolean, inShell?: boolean, version?: string }} PresetOptions `inShell`: a development build for any shell
 * @typedef {{ name: string, screens: Record<string, string>, languages?: string[] }} App
 */

const shellName = 'shell'

/**
 * One chunk, which the page preloads. In the chunks of each shared package and of the shell's start it would be two more requests,
 * because the chunks of the packages are asked for before the start has run. The sentences of all of these chunks are looked up there, too.
 */
const jsxRuntime = {
  test: /[\\/](react[\\/](cjs[\\/]react-)?jsx-runtime|shared[\\/]i18n[\\/][\w-]+\.[jt]s$)/,
  name: 'jsx-runtime',
  chunks: /** @type {const} */ ('async'),
  enforce: true,
}

// Otherwise the federation plugin puts the version of the working directory's package.json into the build.
process.env['MF_BUILD_VERSION'] = 'release'
// Otherwise it provokes an error of webpack to read its path from, which takes half a second.
process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack')

/**
 * @param {string} folder
 * @param {PresetOptions} [options]
 * @returns {import('webpack').Configuration}
 */
function appConfig(
  folder,
  { mode = 'production', alone = false, inShell = false, version = 'unreleased' } = {},
) {
  /** @type {App} */
  const app = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8'))
  const isShell = app.name === shellName
  const isProduction = mode === 'production'
  return {
    name: app.name,
    context: folder,
    mode,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry: alone ? './src/main.tsx' : isShell ? './src/index.ts' : {},
    output: {
      path: path.join(folder, 'dist'),
      clean: isProduction ? true : { keep: 'release.json' },
      publicPath: alone ? '/' : 'auto',
      // A page without its shell has nothing else to show, so that a slow network may take longer for it than for an app.
      chunkLoadTimeout: isShell ? 60_000 : 10_000,
      // A separate name per version, so that two versions of an app in one tab do not run each other's chunks.
      uniqueName: `${app.name}@${version}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: moduleRules(folder, { hasDevelopmentJsx: !isProduction && !inShell }) },
    optimization: {
      runtimeChunk: false,
      minimizer: [minimizer()],
      ...(isShell && { splitChunks: { cacheGroups: { jsxRuntime } } }),
      // React's JSX runtime for development fails with the production React of a released shell.
      nodeEnv: inShell ? 'production' : mode,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: isProduction
      ? false
      : developmentCache(folder, [app.name, alone && 'alone', inShell && 'in-shell']),
    plugins: alone
      ? [new PageOfAppAlonePlugin(app.name)]
      : [
          // The page's policy refuses styles with text, which styled-components would write in development.
          new DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
          new GuardedScriptsPlugin(),
          new PublicFolderPlugin(folder),
          new ModuleFederationPlugin(federationOptions(app, folder)),
          new PortableIdsPlugin(),
          ...(isProduction ? [new PortableChunksPlugin()] : []),
        ],
  }
}

/**
 * Only in development: a cached build may differ by bytes from an uncached one, and the content of a release's
 * version must not change.
 * @param {string} folder
 * @param {readonly (string | false)[]} names
 * @returns {import('webpack').FileCacheOptions}
 */
function developmentCache(folder, names) {
  return {
    type: 'filesystem',
    name: names.filter(Boolean).join('-'),
    cacheDirectory: cacheFolder(folder, 'webpack'),
    buildDependencies: { config: [__filename, path.join(folder, 'app.json')] },
  }
}

/**
 * @param {App} app
 * @param {string} folder
 * @returns {ConstructorParameters<typeof ModuleFederationPlugin>[0]}
 */
function federationOptions(app, folder) {
  const isShell = app.name === shellName
  return {
    name: federationName(app.name),
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: isShell ? undefined : exposes(app),
    shared: federationShares(folder, isShell),
    shareStrategy: 'loaded-first',
    manifest: true,
    // Otherwise the path of a file in the working directory's node_modules is part of the build.
    virtualRuntimeEntry: true,
    dts: false,
    experiments: {
      // The shell includes the federation runtime, so that remotes need not.
      ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
      // The registry says where every container is, so the runtime reads no manifest, and it runs in browsers alone.
      optimization: { disableSnapshot: true, target: /** @type {const} */ ('web') },
    },
  }
}

/** Its screens, and for each language beside English the module that sets the catalogue. @param {App} app */
function exposes({ screens, languages = [] }) {
  return Object.fromEntries([
    ...Object.entries(screens).map(([name, file]) => [`./${name}`, file]),
    ...languages.map((language) => [`./i18n-${language}`, `./src/i18n/${language}.ts`]),
  ])
}

/** @param {string} name */
function federationName(name) {
  return name.replaceAll('-', '_')
}

module.exports = { appConfig, federationName, federationOptions }
