import './require-node.mjs'
import { trialSession } from '../app-kit/trial-session.mjs'
import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages.
const { runReleaseCommand } = await import('@swipefolio/platform/release-command')

process.exitCode = await runReleaseCommand({
  root,
  args: process.argv.slice(2),
  env: process.env,
  sessionOf: trialSession,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
})
