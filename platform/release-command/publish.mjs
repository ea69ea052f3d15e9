import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildRelease } from '../build/build-app.mjs'
import { sizeLine } from '../build/size-line.mjs'
import { bumpVersion } from './bump-version.mjs'
import { CommandError } from './command-error.mjs'
import { originOf } from './origin.mjs'

/** @typedef {import('./client.mjs').Client} Client */

const atOnce = 4

/**
 * Builds an app as the version in its package.json, checks the release, and uploads it.
 * @param {Client} client
 * @param {import('./read-command.mjs').Target} target its version is set to the published one
 * @param {{ bump?: 'patch' | 'minor' | 'major', say: (line: string) => void }} options
 */
export async function publish(client, target, { bump, say }) {
  const { app, folder } = target
  await client.mayRelease(app)
  if (bump) target.version = await bumpVersion(folder, bump)
  say(`Building ${app} ${target.version} ...`)
  const dist = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    const release = { ...(await buildRelease(folder, dist)), ...(await originOf(folder)) }
    say(await sizeLine(release))
    const { refusals } = await client.check(release)
    if (refusals.length > 0) {
      throw new CommandError(refusals.map(({ sentence }) => sentence).join('\n'))
    }
    await upload(client, release, dist, say)
  } catch (error) {
    if (!(error instanceof CommandError) || !error.message.includes('other content')) throw error
    throw new CommandError(
      `${error.message} Raise the version: npm run release -- ${app} --bump patch`,
    )
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
}

/**
 * @param {Client} client
 * @param {import('./client.mjs').Release} release
 * @param {string} dist
 * @param {(line: string) => void} say
 */
async function upload(client, release, dist, say) {
  const { app, version } = release
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
