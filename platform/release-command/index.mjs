import { CommandError } from './command-error.mjs'
import { createClient } from './client.mjs'
import { exportReleases } from './export-releases.mjs'
import { historyLines, pointerLines, statusLines } from './format-status.mjs'
import { readCommand } from './read-command.mjs'

/**
 * @typedef {{ root: string, args: readonly string[], env: NodeJS.ProcessEnv, sessionOf?: (role: string) => Record<string, string>, deadline?: number, say: (line: string) => void, complain: (line: string) => void }} Invocation
 * @typedef {import('./read-command.mjs').Command} Command
 * @typedef {import('./client.mjs').Client} Client
 * @typedef {import('../release-store/index.ts').Pointer} Pointer
 */

/**
 * Runs one release command and returns the exit code.
 * @param {Invocation} invocation
 * @returns {Promise<number>}
 */
export async function runReleaseCommand({ root, args, env, sessionOf, deadline, say, complain }) {
  try {
    const command = await readCommand(args, root)
    const trial = { say, sessionOf: sessionOf ?? (() => ({})), deadline }
    await run(command, createClient(env), trial)
    return 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    complain(error.message)
    return 1
  }
}

/**
 * @param {Command} command
 * @param {Client} client
 * @param {import('./trial/try-release.mjs').TrialOptions} options
 */
async function run(command, client, options) {
  const { say } = options
  const { name, targets, canary, slot, reason, force, bump, folder } = command
  const apps = targets.map(({ app }) => app)
  const [app = ''] = apps
  /** @param {{ pointers: Pointer[] }} answer */
  const print = ({ pointers }) => pointerLines(pointers).forEach(say)

  if (name === 'status') return statusLines(await client.status(), apps).forEach(say)
  if (name === 'history') return historyLines(await client.history(apps[0])).forEach(say)
  if (name === 'export') return exportReleases(client, folder, say)
  if (name === 'off' || name === 'on') {
    await client.turn(name, { app, slot, reason })
    return say(`${app}${slot ? ` in the slot ${slot}` : ''} is turned ${name}.`)
  }
  // Read before the build, so that a move of somebody else during it is noticed.
  const { pointers, requiresTrial } =
    name === 'publish' ? { pointers: [], requiresTrial: false } : await client.status()
  if (name === 'rollback') return print(await client.rollback(app, liveOf(pointers, app), reason))
  if (name === 'retire') {
    await client.retire(app, liveOf(pointers, app), reason)
    return say(`${app} is not live any more.`)
  }
  if (name === 'publish-dir') {
    const { publishFolder } = await import('./publish-folder.mjs')
    return publishFolder(client, folder, say)
  }
  if (name === 'try') {
    const { tryRelease } = await import('./trial/try-release.mjs')
    const untried = await tryRelease(client, { app, version: targets[0]?.version ?? '' }, options)
    if (untried) throw new CommandError(untried)
    return
  }
  if (name !== 'promote') {
    // Imported on demand, because it loads the bundler, which a rollback must not wait for.
    const { publish } = await import('./publish.mjs')
    for (const target of targets) await publish(client, target, { bump, say })
  }
  if (name === 'publish') return
  for (const target of targets) {
    // Nothing can replace a first release that fails in a tab.
    const isFirst = liveOf(pointers, target.app).active === null
    const isAsked = command.isTried || (requiresTrial && name === 'release')
    if (!isFirst && !isAsked) continue
    if (force && !isAsked) {
      say(`${target.app} ${target.version} is not tried in a browser, because it is forced.`)
      continue
    }
    const { tryRelease } = await import('./trial/try-release.mjs')
    const untried = await tryRelease(client, target, options)
    if (untried) say(untried)
  }
  const releases = Object.fromEntries(targets.map((target) => [target.app, target.version]))
  const expected = Object.fromEntries(apps.map((one) => [one, liveOf(pointers, one)]))
  print(await client.promote({ releases, canary, expected, force, reason }))
}

/**
 * What a move of the app expects to replace.
 * @param {readonly Pointer[]} pointers
 * @param {string} app
 */
function liveOf(pointers, app) {
  const { active = null, canary = null } = pointers.find((pointer) => pointer.app === app) ?? {}
  return { active, canary }
}
