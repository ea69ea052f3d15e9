import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CommandError } from './command-error.mjs'

/**
 * Raises the version in an app's package.json and in the lockfile that repeats it.
 * @param {string} folder
 * @param {'patch' | 'minor' | 'major'} part
 * @returns {Promise<string>} the new version
 */
export async function bumpVersion(folder, part) {
  const file = path.join(folder, 'package.json')
  const text = await readFile(file, 'utf8')
  const { name, version } = JSON.parse(text)
  const next = raised(version, part)
  await writeFile(file, text.replace(`"version": "${version}"`, `"version": "${next}"`))
  await bumpLockfile(path.dirname(folder), path.basename(folder), { name, version, next })
  await bumpLockfile(folder, '', { name, version, next })
  return next
}

/**
 * Leaves a lockfile alone that has another package, or none, in this place.
 * @param {string} folder
 * @param {string} place
 * @param {{ name: string, version: string, next: string }} app
 */
async function bumpLockfile(folder, place, { name, version, next }) {
  const file = path.join(folder, 'package-lock.json')
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const lock = JSON.parse(text)
  const entry = lock.packages?.[place]
  if (entry?.version !== version || (entry.name ?? path.basename(place)) !== name) return
  entry.version = next
  if (place === '') lock.version = next
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
}

/**
 * @param {string} version
 * @param {'patch' | 'minor' | 'major'} part
 */
function raised(version, part) {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []
  if (patch === undefined) throw new CommandError(`${version} is not a version that can be raised.`)
  if (part === 'major') return `${Number(major) + 1}.0.0`
  if (part === 'minor') return `${major}.${Number(minor) + 1}.0`
  return `${major}.${minor}.${Number(patch) + 1}`
}
