import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { root, run } from './setup.mjs'

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

/**
 * Runs the npm script of that name in the workspaces that the options choose.
 * @param {string} script @param {string[]} options
 */
function lerna(script, ...options) {
  const cli = createRequire(import.meta.url).resolve('lerna/cli')
  const args = [cli, 'run', script, '--stream', '--loglevel=error', ...options]
  return run(process.execPath, args, { NX_DAEMON: 'false', NX_TUI: 'false' })
}
