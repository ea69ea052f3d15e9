import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { keepOutput, logSettings } from './log-evidence'

const main = join(import.meta.dirname, '../../../server/dist/main.js')

export interface ServerProcess {
  url: string
  process: ChildProcess
  /** What it printed so far. */
  output: () => string
  ended: Promise<number | null>
}

/** Starts the built server; what it prints is kept. */
export function startServer(port: number, settings: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), LIMITS: 'off', ...logSettings(), ...settings },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      keepOutput(port, chunk.toString())
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  return { url: `http://localhost:${port}`, process: child, output: () => printed, ended }
}

/** Waits until a server answers that it is ready. */
export async function ready({ url, output, process: child }: ServerProcess) {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (child.exitCode !== null) break
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  throw new Error(`The server did not become ready:\n${output()}`)
}

/** Stops a server as an operator does, and waits until it has ended. */
export async function stop(server: ServerProcess) {
  server.process.kill('SIGTERM')
  return server.ended
}
