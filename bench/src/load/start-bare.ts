import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readAddress } from '../product'

/** Starts the bare server; with the product's socket folder it has its database, too. */
export async function startBare(socketFolder = '') {
  const file = join(import.meta.dirname, 'bare-server.ts')
  const server = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, NODE_ENV: 'production', SOCKET_FOLDER: socketFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill('SIGTERM'))
  return {
    address: await readAddress(server.stdout),
    pid: server.pid,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
