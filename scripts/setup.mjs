import './require-node.mjs'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const stamp = join(root, 'node_modules', '.installed-lockfile')

const endings = /** @type {const} */ (['exit', 'SIGINT', 'SIGTERM'])

/**
 * Runs a command from the project's root with its output shown; it and what it starts end with this process. Throws when it fails.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export async function run(command, args, env) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    // A process group of its own, which ends as a whole.
    detached: true,
  })
  /** @type {NodeJS.Signals | undefined} */
  let received
  /** @param {number | NodeJS.Signals} event */
  const end = (event) => {
    if (typeof event === 'string') received = event
    if (child.pid) process.kill(-child.pid)
  }
  for (const event of endings) process.once(event, end)
  const [status] = await once(child, 'exit')
  for (const event of endings) process.removeListener(event, end)
  if (received && process.listenerCount(received) === 0) process.kill(process.pid, received)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

/** Installs the packages of the lockfile when node_modules differs from it, without install scripts. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages ...')
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  await run('node', ['platform/bin/hydrate-postgres.mjs'])
  writeFileSync(stamp, installedHash())
}

/** Whether node_modules matches the lockfile. */
export const isInstalled = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === installedHash()

/** Hashes only the packages to install: a version of a workspace or a new workspace changes none. */
function installedHash() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  return createHash('sha256').update(JSON.stringify(installed)).digest('hex')
}
