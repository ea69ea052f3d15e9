import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The file of a build that describes it. */
export const releaseFile = 'release.json'

/**
 * The release in `dist`, or undefined when there is none.
 * @param {string} dist
 * @returns {Promise<import('../registry/release.ts').Release | undefined>}
 */
export async function readRelease(dist) {
  const text = await readFile(path.join(dist, releaseFile), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
