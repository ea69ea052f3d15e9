import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { buildRelease } from '../build/build-app.mjs'
import { bumpVersion } from './bump-version.mjs'
import { CommandError } from './command-error.mjs'
import { originOf } from './origin.mjs'
import { upload } from './upload.mjs'

/** @typedef {import('./client.mjs').Client} Client */

/**
 * Builds an app as the version in its package.json, checks the release, and uploads it.
 * @param {Client} client
 * @param {import('./read-command.mjs').Target} target its version is set to the published one
 * @param {{ bump?: 'patch' | 'minor' | 'major', say: (line: string) => void }} options
 */
export async function publish(client, target, { bump, say }) {
  const { app, folder } = target
  await client.mayRelease(app)
  // Read before the version is raised, which is a change, too.
  const origin = await originOf(folder)
  if (origin.commit?.endsWith(', changed')) {
    say(`${app} is built with changes that are not committed; its record says so.`)
  }
  const raised = bump && (await bumpVersion(folder, bump))
  if (raised) target.version = raised.version
  say(`Building ${app} ${target.version} ...`)
  // A build ends before optimized code pays off: a tenth of its processor time.
  setFlagsFromString('--no-opt')
  const dist = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    const release = { ...(await buildRelease(folder, dist)), ...origin }
    await upload(client, release, dist, say)
  } catch (error) {
    const isTaken =
      error instanceof CommandError && error.message.includes('already published with other')
    if (!isTaken) {
      await raised?.putBack()
      throw error
    }
    // It stays raised, so that the next attempt raises it further.
    throw new CommandError(
      `${error.message} Raise the version: npm run release -- ${app} --bump patch`,
    )
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
}
