import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { platformFolder, rootFolder, sharedFolder } from './folders.mjs'

const ignored = new Set(['node_modules', 'dist', 'testing', '.cache', '.data'])

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
  hash.update(await installedPackages())
  return hash.digest('hex')
}

/** The lockfile without the workspaces, whose sources are hashed themselves. */
async function installedPackages() {
  const { packages } = JSON.parse(
    await readFile(path.join(rootFolder, 'package-lock.json'), 'utf8'),
  )
  const installed = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  )
  return JSON.stringify(installed)
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
