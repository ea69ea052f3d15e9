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
  const sources = [
    folder,
    await sharedFolder(folder),
    path.join(platformFolder, 'preset'),
    path.join(platformFolder, 'build'),
    path.join(platformFolder, 'registry'),
  ]
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of await sourceFiles(source)) {
      hash.update(`${path.relative(source, file)}\0`).update(await readFile(file))
    }
  }
  hash.update(await installedPackages(folder))
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
