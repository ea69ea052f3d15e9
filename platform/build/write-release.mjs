import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { platformFolder } from './folders.mjs'
import { releaseFile } from './read-release.mjs'
import { packagesFile } from './record-packages.mjs'

/** @type {typeof import('../preset/installed-package.cjs')} */
const { installedPackage } = createRequire(import.meta.url)('../preset/installed-package.cjs')
const compress = promisify(brotliCompress)

/** @typedef {import('../registry/release.ts').Release} Release */

/**
 * Completes the release with its files and package versions, and writes it into `dist`.
 * @param {string} dist
 * @param {Omit<Release, 'files' | 'runtime' | 'bundler' | 'createdAt'> & { bundler?: string }} facts
 * @returns {Promise<Release>}
 */
export async function writeRelease(dist, facts) {
  // Excluded, because it names folders of this machine; the manifest has everything that a page needs.
  await rm(path.join(dist, 'mf-stats.json'), { force: true })
  if (facts.hashedNames) await hashManifestName(dist)
  const release = {
    bundler: versionOf('webpack'),
    ...facts,
    files: await describeFiles(dist),
    runtime: versionOf('@module-federation/enhanced'),
    createdAt: new Date().toISOString(),
  }
  // Written atomically, because a watcher may publish it at any moment.
  const unfinished = path.join(dist, `.${releaseFile}`)
  await writeFile(unfinished, `${JSON.stringify(release, null, 2)}\n`)
  await rename(unfinished, path.join(dist, releaseFile))
  return release
}

/**
 * The federation plugin cannot put a hash into this name.
 * @param {string} dist
 */
async function hashManifestName(dist) {
  const file = path.join(dist, 'mf-manifest.json')
  const content = await readFile(file).catch(() => undefined)
  if (content === undefined) return
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  await rename(file, path.join(dist, `mf-manifest.${hash}.json`))
}

/**
 * Hash and sizes of every file in a folder but the records, compressed on several threads.
 * @param {string} dist
 * @returns {Promise<Release['files']>}
 */
export async function describeFiles(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && ![releaseFile, packagesFile].includes(entry.name))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
  const described = names.toSorted().map(async (name) => {
    const content = await readFile(path.join(dist, name))
    const brotli = await compress(content)
    const file = {
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      size: content.length,
      brotliSize: Math.min(brotli.length, content.length),
    }
    return /** @type {const} */ ([name.replaceAll(path.sep, '/'), file])
  })
  return Object.fromEntries(await Promise.all(described))
}

/** @param {string} name */
function versionOf(name) {
  return installedPackage(name, platformFolder).data.version
}
