import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callRemotely } from '@swipefolio/server/testing'
import { freePort, type Host } from '../databases/debian-postgres'
import type { Keep } from '../databases/with-services'

/** The pause between two restarts in the operating manual: the proxy has seen that the server is ready. */
const pauseMilliseconds = 3000

/** What servers behind a proxy are started with. */
export const behindProxy = {
  // Accounts are made with the codes of the mailbox, which production does not have.
  NODE_ENV: 'development',
  JWT_SECRET: 'k3V9xQ27bL0aZr8TnW5yHc1MfUe6JdGs',
  DEMO: 'off',
  LIMITS: 'off',
  TRUST_PROXY: '127.0.0.1',
  DRAIN_SECONDS: '3',
  LOCAL_BUILDS: 'on',
}

/** What `npm run bundle` makes. */
const bundle = resolve(__dirname, '../../../dist/swipefolio/server.mjs')

/** A server of the folder that production runs, on a port that it keeps. */
export interface SlimServer extends Host {
  start: () => Promise<void>
  stop: (signal: NodeJS.Signals) => Promise<void>
}

/** Starts two servers, one after the other. */
export async function startSlimServers(
  folder: string,
  keep: Keep,
  settings: Record<string, string>,
): Promise<[SlimServer, SlimServer]> {
  const start = async () => {
    const server = keep(await createSlimServer(folder, settings))
    await server.start()
    return server
  }
  return [await start(), await start()]
}

/** Stops a server, starts it again and waits as the operating manual says. */
export async function restart(server: SlimServer, signal: NodeJS.Signals) {
  await server.stop(signal)
  await server.start()
  await sleep(pauseMilliseconds)
}

async function createSlimServer(
  folder: string,
  settings: Record<string, string>,
): Promise<SlimServer> {
  const port = await freePort()
  let child: ChildProcess | undefined

  async function stop(signal: NodeJS.Signals) {
    if (child?.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    port,
    async start() {
      const env = { PATH: process.env.PATH, PORT: String(port), ...settings }
      const started = spawn(process.execPath, [bundle], { cwd: '/', env, stdio: 'pipe' })
      child = started
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (text: Buffer) => appendFileSync(join(folder, `${port}.log`), text))
      }
      const isReady = async () =>
        (await callRemotely(`http://127.0.0.1:${port}`, 'GET /readyz').catch(() => undefined))
          ?.status === 200
      while (!(await isReady())) {
        if (started.exitCode !== null) throw new Error(`The server on port ${port} did not start`)
        await sleep(50)
      }
    },
    stop,
    kill: () => stop('SIGTERM'),
  }
}
