import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import webpack from 'webpack'
import { readAppManifest } from './app-manifest.mjs'
import { inputHash } from './input-hash.mjs'
import { prerender } from './prerender.mjs'
import { releaseFacts } from './release-facts.mjs'
import { runCompiler } from './run-compiler.mjs'
import { releaseFile, writeRelease } from './write-release.mjs'

const require = createRequire(import.meta.url)

/**
 * @typedef {import('../registry/release.ts').Release} Release
 * @typedef {'production' | 'development'} Mode
 */

/**
 * Builds the app in `folder` unless its dist already holds a build of the same sources.
 * @param {string} folder
 * @returns {Promise<{ release: Release, built: boolean }>}
 */
export async function buildApp(folder) {
  const hash = await inputHash(folder)
  const existing = await readRelease(folder)
  if (existing?.inputHash === hash) return { release: existing, built: false }
  const compiler = await createCompiler(folder, 'production', hash)
  const compilation = await runCompiler(compiler)
  await prerender(folder)
  return { release: await finishRelease(folder, compilation, hash), built: true }
}

/**
 * The release that `folder` holds built, if it does.
 * @param {string} folder
 * @returns {Promise<Release | undefined>}
 */
export async function readRelease(folder) {
  const file = path.join(folder, 'dist', releaseFile)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/**
 * @param {string} folder
 * @param {Mode} mode
 * @param {string} hash
 */
export async function createCompiler(folder, mode, hash) {
  /** @type {(options: { mode: Mode, version: string }) => webpack.Configuration} */
  const configure = require(path.join(folder, 'webpack.config.cjs'))
  const compiler = webpack(configure({ mode, version: await localVersion(folder, hash) }))
  if (compiler === null) throw new Error(`${folder} has no webpack configuration`)
  return compiler
}

/**
 * @param {string} folder
 * @param {webpack.Compilation} compilation
 * @param {string} hash
 */
export async function finishRelease(folder, compilation, hash) {
  const manifest = await readAppManifest(folder)
  const { entry, startup, screens, provided } = releaseFacts(
    compilation,
    manifest.name,
    Object.keys(manifest.screens),
  )
  const { shares } = require('../preset/share-policy.cjs')
  /** @type {Release['shares']} */
  const recorded = {}
  for (const [key, { requires, version }] of Object.entries(shares(folder))) {
    recorded[key] = { requires }
    for (const [name, needs] of Object.entries(provided)) {
      if (name !== key && !(key.endsWith('/') && name.startsWith(key))) continue
      recorded[name] = { requires, provides: version, ...needs }
    }
  }
  return writeRelease(folder, {
    app: manifest.name,
    version: await localVersion(folder, hash),
    inputHash: hash,
    federationName: manifest.name.replaceAll('-', '_'),
    entry,
    startup,
    manifest,
    screens,
    shares: recorded,
  })
}

/**
 * @param {string} folder
 * @param {string} hash
 */
async function localVersion(folder, hash) {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  return `${version}-local.${hash.slice(0, 12)}`
}
