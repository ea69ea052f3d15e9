import { CommandError } from './command-error.mjs'
import { createClient } from './client.mjs'
import { exportReleases } from './export-releases.mjs'
import { historyLines, pointerLines, statusLines } from './format-status.mjs'
import { readCommand } from './read-command.mjs'

/**
 * @typedef {{ root: string, args: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void, complain: (line: string) => void }} Invocation
 * @typedef {import('./read-command.mjs').Command} Command
 * @typedef {import('./client.mjs').Client} Client
 */

/**
 * Runs one release command and returns the exit code.
 * @param {Invocation} invocation
 * @returns {Promise<number>}
 */
export async function runReleaseCommand({ root, args, env, say, complain }) {
  try {
    const command = await readCommand(args, root)
    await run(command, createClient(env), say)
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
 * @param {(line: string) => void} say
 */
async function run(command, client, say) {
  const { name, targets, canary, reason, bump, folder } = command
  const apps = targets.map(({ app }) => app)
  /** @param {{ pointers: import('../release-store/index.ts').Pointer[] }} answer */
  const print = ({ pointers }) => pointerLines(pointers).forEach(say)

  if (name === 'status') return statusLines(await client.status(), apps).forEach(say)
  if (name === 'history') return historyLines(await client.history(apps[0])).forEach(say)
  if (name === 'export') return exportReleases(client, folder, say)
  if (name === 'rollback') return print(await client.rollback(apps[0] ?? '', reason))
  if (name === 'retire') {
    await client.retire(apps[0] ?? '', reason)
    return say(`${apps[0]} is not live any more.`)
  }
  if (name !== 'promote') {
    // Imported on demand, because it loads the bundler, which a rollback must not wait for.
    const { publish } = await import('./publish.mjs')
    for (const target of targets) await publish(client, target, { bump, say })
  }
  if (name === 'publish') return
  const versions = targets.map(({ app, version }) => [app, version])
  print(await client.promote(Object.fromEntries(versions), canary, reason))
}
