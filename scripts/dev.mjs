import './require-node.mjs'
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { ensureInstalled, root } from './setup.mjs'

const { PORT = '8080' } = process.env
if (await isInUse(PORT)) {
  console.error(`Port ${PORT} is in use already: set PORT to another one.`)
  process.exit(1)
}
await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages.
const { findAppFolders } = await import('@swipefolio/platform/apps')
const { watchApps } = await import('@swipefolio/platform/build')

const folders = findAppFolders(root)
const waiting = new Set(folders)

/** Starts once every app is built; from then on it publishes each changed build, and pages reload. */
function startServer() {
  const env = { ...process.env, LIVE_RELOAD: 'on' }
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const server = spawn(
    process.execPath,
    [tsx, 'watch', '--clear-screen=false', '--include=server/src/**', 'server/dev.mjs'],
    { cwd: root, stdio: 'inherit', env },
  )
  server.on('exit', (code) => process.exit(code ?? 0))
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.once(signal, () => server.kill(signal))
  }
}

/**
 * Looked at before the builds, of which the server would have to be the last to say so.
 * @param {string} port a bad one is the server's to refuse
 * @returns {Promise<boolean>}
 */
function isInUse(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'))
    try {
      probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve(false)))
    } catch {
      resolve(false)
    }
  })
}

await watchApps(folders, {
  onBuilt(folder) {
    if (waiting.delete(folder) && waiting.size === 0) startServer()
  },
  onFailed: (folder, message) => console.error(`${folder}\n${message}`),
})
