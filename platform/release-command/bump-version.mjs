import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CommandError } from './command-error.mjs'

/**
 * Raises the version in an app's package.json and in the lockfile, which repeats it.
 * @param {string} folder
 * @param {'patch' | 'minor' | 'major'} part
 * @returns {Promise<string>} the new version
 */
export async function bumpVersion(folder, part) {
  const file = path.join(folder, 'package.json')
  const text = await readFile(file, 'utf8')
  const { version } = JSON.parse(text)
  const next = raised(version, part)
  await writeFile(file, text.replace(`"version": "${version}"`, `"version": "${next}"`))
  const lockFile = path.join(path.dirname(folder), 'package-lock.json')
  const lockText = await readFile(lockFile, 'utf8').catch(() => undefined)
  if (lockText === undefined) return next
  const lock = JSON.parse(lockText)
  const entry = lock.packages?.[path.basename(folder)]
  if (entry === undefined) return next
  entry.version = next
  await writeFile(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
  return next
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
