import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { root } from './setup.mjs'

/** Bundles the server and builds the apps whose sources changed. */
export const build = () => Promise.all([buildServer(), buildApps()])

/** Bundles the server anew: finding out whether it changed would take longer. */
export const buildServer = () => import('../server/build.mjs')

/** Builds the apps whose sources changed. */
export async function buildApps() {
  // Imported after set-up, because a fresh checkout has no packages.
  const [{ findAppFolders }, { findChangedApps }] = await Promise.all([
    import('@swipefolio/platform/apps'),
    import('@swipefolio/platform/changed-apps'),
  ])
  const changed = await findChangedApps(findAppFolders(root))
  // Without a change, Lerna alone would take longer than a whole start.
  if (changed.length > 0) await lerna('build', '--concurrency=2', ...changed.map(scopeOf))
}

/** @param {string} folder */
const scopeOf = (folder) => `--scope=${basename(folder)}`

const endings = ['exit', 'SIGINT', 'SIGTERM']

/**
 * Runs the npm script of that name in the workspaces that the options choose; it ends with this process.
 * @param {string} script @param {string[]} options
 */
async function lerna(script, ...options) {
  const cli = createRequire(import.meta.url).resolve('lerna/cli')
  const child = spawn(
    process.execPath,
    [cli, 'run', script, '--stream', '--loglevel=error', ...options],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      // A process group of its own, whose builds end with it.
      detached: true,
    },
  )
  const end = () => child.pid && process.kill(-child.pid)
  for (const event of endings) process.once(event, end)
  const [status] = await once(child, 'exit')
  for (const event of endings) process.removeListener(event, end)
  if (status !== 0) throw new Error(`lerna run ${script} ended with ${status}`)
}
