import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CommandError } from './command-error.mjs'

/**
 * Raises the version in an app's package.json and in the lockfile that repeats it.
 * @param {string} folder
 * @param {'patch' | 'minor' | 'major'} part
 * @returns {Promise<{ version: string, putBack: () => Promise<void> }>} the new version, and what makes it the old one again
 */
export async function bumpVersion(folder, part) {
  const file = path.join(folder, 'package.json')
  const text = await readFile(file, 'utf8')
  const { name, version } = JSON.parse(text)
  const next = raised(version, part)
  const putBacks = [
    await rewrite(file, text, text.replace(`"version": "${version}"`, `"version": "${next}"`)),
    await bumpLockfile(path.dirname(folder), path.basename(folder), { name, version, next }),
    await bumpLockfile(folder, '', { name, version, next }),
  ]
  const putBack = async () => {
    for (const undo of putBacks) await undo?.()
  }
  return { version: next, putBack }
}

/**
 * Returns what writes the former text, unless somebody has changed the file meanwhile.
 * @param {string} file
 * @param {string} former
 * @param {string} text
 */
async function rewrite(file, former, text) {
  await writeFile(file, text)
  return async () => {
    if ((await readFile(file, 'utf8')) === text) await writeFile(file, former)
  }
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
  if (entry?.version !== version || (entry.name ?? path.basename(place)) !== name) return undefined
  entry.version = next
  if (place === '') lock.version = next
  return rewrite(file, text, `${JSON.stringify(lock, null, 2)}\n`)
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
