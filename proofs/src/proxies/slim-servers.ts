import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callRemotely } from '@swipefolio/server/testing'
import { freePort, type Host } from '../databases/debian-postgres'

/** What `npm run bundle` makes. */
const bundle = resolve(__dirname, '../../../dist/swipefolio/server.mjs')

/** A server of the folder that production runs, on a port that it keeps. */
export interface SlimServer extends Host {
  start: () => Promise<void>
  stop: (signal: NodeJS.Signals) => Promise<void>
}

export async function createSlimServer(
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
