import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { platformFolder, sharedFolder } from './folders.mjs'

const ignored = new Set(['node_modules', 'dist', 'testing', '.cache', '.data', '.git'])

/** npm's own copy in node_modules exists without a lockfile, too. */
const lockfiles = ['package-lock.json', 'node_modules/.package-lock.json']

/**
 * The hash of all inputs of this app's build.
 * @param {string} folder
 */
export async function inputHash(folder) {
  const [hash = ''] = await inputHashes([folder])
  return hash
}

/**
 * The hashes of several apps, which reads what they have in common once.
 * @param {readonly string[]} folders
 */
export function inputHashes(folders) {
  /** @type {Map<string, Promise<string>>} */
  const hashes = new Map()
  const hashOnce = (/** @type {string} */ source) => {
    const hash = hashes.get(source) ?? hashFolder(source)
    hashes.set(source, hash)
    return hash
  }
  return Promise.all(
    folders.map(async (folder) => {
      const sources = [
        folder,
        await sharedFolder(folder),
        path.join(platformFolder, 'preset'),
        path.join(platformFolder, 'build'),
        path.join(platformFolder, 'registry'),
      ]
      const contents = await Promise.all(sources.map(hashOnce))
      const hash = createHash('sha256').update(contents.join())
      return hash.update(await installedPackages(folder)).digest('hex')
    }),
  )
}

/** @param {string} source */
async function hashFolder(source) {
  const hash = createHash('sha256')
  const files = await sourceFiles(source)
  const contents = await Promise.all(files.map((file) => readFile(file)))
  for (const [at, file] of files.entries()) {
    hash.update(`${path.relative(source, file)}\0`).update(contents[at] ?? '')
  }
  return hash.digest('hex')
}

/**
 * The app's lockfile, otherwise the platform's, without the workspaces, whose sources are hashed themselves.
 * @param {string} folder
 */
async function installedPackages(folder) {
  const lockfile = (await nearestLockfile(folder)) ?? (await nearestLockfile(platformFolder))
  if (lockfile === undefined) {
    throw new Error(`There is no package-lock.json in ${folder} or above: run npm install first`)
  }
  const { packages } = JSON.parse(lockfile)
  const installed = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  )
  return JSON.stringify(installed)
}

/**
 * @param {string} folder
 * @returns {Promise<string | undefined>}
 */
async function nearestLockfile(folder) {
  for (const name of lockfiles) {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined)
    if (text !== undefined) return text
  }
  const parent = path.dirname(folder)
  return parent === folder ? undefined : nearestLockfile(parent)
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function sourceFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
      .map(async (entry) => {
        const at = path.join(folder, entry.name)
        return entry.isDirectory() ? sourceFiles(at) : [at]
      }),
  )
  return files.flat().toSorted()
}
