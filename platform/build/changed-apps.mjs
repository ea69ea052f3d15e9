import path from 'node:path'
import { inputHashes } from './input-hash.mjs'
import { readRelease } from './read-release.mjs'

/**
 * Those of the apps' folders whose `dist` is not a build of the present sources. Loads no bundler, so that a start
 * without changes is quick.
 * @param {readonly string[]} folders
 */
export async function findChangedApps(folders) {
  const [hashes, releases] = await Promise.all([
    inputHashes(folders),
    Promise.all(folders.map((folder) => readRelease(path.join(folder, 'dist')))),
  ])
  return folders.filter((_folder, at) => releases[at]?.inputHash !== hashes[at])
}
