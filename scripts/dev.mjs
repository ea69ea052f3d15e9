import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
// Only now, because a fresh checkout has no packages before.
const { watchApps } = await import('@swipefolio/platform/build')

const apps = ['shell', 'mfe-public', 'mfe-recruiter', 'mfe-jobseeker', 'mfe-chat']
const waiting = new Set(apps)

/** Starts once every app stands; from then on it publishes each build that changes, and pages reload themselves. */
function startServer() {
  const env = { ...process.env, LIVE_RELOAD: 'on' }
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const server = spawn(
    process.execPath,
    [tsx, 'watch', '--clear-screen=false', 'server/src/main.ts'],
    { cwd: root, stdio: 'inherit', env },
  )
  server.on('exit', (code) => process.exit(code ?? 0))
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.once(signal, () => server.kill(signal))
  }
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
