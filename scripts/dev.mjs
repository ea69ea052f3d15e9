import { watchApps } from '@swipefolio/platform/build'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()

const apps = ['shell', 'mfe-public', 'mfe-recruiter', 'mfe-jobseeker', 'mfe-chat']
const waiting = new Set(apps)

/** Starts once every app stands; from then on it publishes each build that changes, and pages reload themselves. */
function startServer() {
  const env = { ...process.env, LIVE_RELOAD: 'on' }
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }).on('exit', (code) => process.exit(code ?? 0))
}

await watchApps(
  apps.map((app) => join(root, app)),
  {
    onBuilt(folder) {
      const app = folder.slice(root.length + 1)
      if (waiting.delete(app) && waiting.size === 0) startServer()
    },
    onFailed: (folder, message) => console.error(`${folder}\n${message}`),
  },
)
