import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sizeLine } from '../build/size-line.mjs'
import { CommandError } from './command-error.mjs'

/** @typedef {import('./client.mjs').Client} Client */

const atOnce = 4

/**
 * Has the server check a release, and uploads its files.
 * @param {Client} client
 * @param {import('./client.mjs').Release} release
 * @param {string} dist
 * @param {(line: string) => void} say
 */
export async function upload(client, release, dist, say) {
  const { app, version } = release
  say(await sizeLine(release))
  const { refusals } = await client.check(release)
  if (refusals.length > 0) {
    throw new CommandError(refusals.map(({ sentence }) => sentence).join('\n'))
  }
  const { upload: begun } = await client.begin(release)
  if (begun === null) return say(`${app} ${version} is published already.`)
  const waiting = [...begun.missing]
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await client.addFile(begun.id, name, await readFile(path.join(dist, name)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  await client.finish(begun.id)
  say(`${app} ${version} is published: ${begun.missing.length} files.`)
}
