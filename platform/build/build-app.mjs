import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'
import { readAppManifest } from './app-manifest.mjs'
import { usedBetweenApps } from './between-apps-plugin.mjs'
import { inputHash } from './input-hash.mjs'
import { packageVersion } from './package-version.mjs'
import { nameFiles, prerender } from './prerender.mjs'
import { readRelease } from './read-release.mjs'
import { applyNamePlugins, recordContract } from './record-contract.mjs'
import { recordLanguages } from './record-languages.mjs'
import { recordPackages } from './record-packages.mjs'
import { recordShares } from './record-shares.mjs'
import { bundledShares, releaseFacts } from './release-facts.mjs'
import { runCompiler } from './run-compiler.mjs'
import { sharedNames } from './shared-names-plugin.mjs'
import { writeRelease } from './write-release.mjs'

const require = createRequire(import.meta.url)

/**
 * @typedef {import('../registry/release.ts').Release} Release
 * @typedef {'production' | 'development'} Mode
 * @typedef {{ folder: string, dist: string, mode: Mode, inShell?: boolean, version: string, hash: string, bundler?: string }} Build
 */

/**
 * Builds the app in `folder` unless its dist already holds a build of the same sources.
 * @param {string} folder
 * @returns {Promise<{ release: Release, built: boolean }>}
 */
export async function buildApp(folder) {
  const hash = await inputHash(folder)
  const dist = path.join(folder, 'dist')
  const existing = await readRelease(dist)
  if (existing?.inputHash === hash) return { release: existing, built: false }
  const version = `${await packageVersion(folder)}-local.${hash.slice(0, 12)}`
  return { release: await make({ folder, dist, mode: 'production', version, hash }), built: true }
}

/**
 * Builds the app in `folder` into `dist` as the version in its package.json.
 * @param {string} folder
 * @param {string} dist
 * @returns {Promise<Release>}
 */
export async function buildRelease(folder, dist) {
  const hash = await inputHash(folder)
  const version = await packageVersion(folder)
  return make({ folder, dist, mode: 'production', version, hash })
}

/** @param {Build} build */
async function make(build) {
  const { folder, dist } = build
  const { languages } = await readAppManifest(folder)
  const compiling = runCompiler(createCompiler(build))
  const prerendering = prerender(folder, languages)
  // Both, so that a failed build leaves no process behind.
  await Promise.allSettled([compiling, prerendering])
  const compilation = await compiling
  const prerendered = await prerendering
  for (const [name, text] of prerendered) {
    await writeFile(path.join(dist, name), nameFiles(text, compilation))
  }
  await recordPackages(dist, compilation)
  return finishRelease(build, compilation)
}

/** @param {Omit<Build, 'hash'>} build */
export function createCompiler({ folder, dist, mode, inShell, version }) {
  /** @type {(options: { mode: Mode, inShell?: boolean, version: string }) => webpack.Configuration} */
  const configure = require(path.join(folder, 'webpack.config.cjs'))
  const configuration = configure({ mode, inShell, version })
  configuration.output = { ...configuration.output, path: dist }
  const compiler = webpack(configuration)
  if (compiler === null) throw new Error(`${folder} has no webpack configuration`)
  applyNamePlugins(compiler, folder)
  return compiler
}

/**
 * @param {Build} build
 * @param {webpack.Compilation} compilation
 */
export async function finishRelease({ folder, dist, mode, version, hash, bundler }, compilation) {
  const manifest = await readAppManifest(folder)
  const { entry, startup, screens, languages, provided, required } = releaseFacts(
    compilation,
    manifest,
  )
  const { shares } = require('../preset/share-policy.cjs')
  /** @type {import('./release-facts.mjs').SharePolicy} */
  const policy = shares(folder)
  return writeRelease(dist, {
    app: manifest.name,
    version,
    inputHash: hash,
    federationName: manifest.name.replaceAll('-', '_'),
    entry,
    startup,
    manifest,
    screens,
    languages: await recordLanguages(folder, manifest, languages),
    shares: recordShares({ policy, required, provided, names: sharedNames(compilation) }),
    bundled: bundledShares(compilation, policy),
    contract: await recordContract(folder, manifest, usedBetweenApps(compilation)),
    mode,
    ...(bundler ? { bundler } : { hashedNames: mode === 'production' }),
  })
}
