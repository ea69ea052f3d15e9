import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keepPostgresLog, newLogFile } from './log-evidence'

const workspace = resolve(__dirname, '../..')

/** Bundles the server as it is released; the functions below run the bundle. */
export const buildServer = () =>
  execFileSync(process.execPath, ['build.mjs'], { cwd: workspace, stdio: 'inherit' })

export interface ServerProcess {
  address: string
  /** Where /metrics is, with METRICS_PORT. */
  metricsAddress: string | undefined
  /** Milliseconds from the start until the server was ready. */
  startedMilliseconds: number
  /** What it wrote so far. */
  output: () => string
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

export interface Ended {
  code: number | null
  /** What it wrote to stderr. */
  output: string
  log: string
}

function launch(settings: Record<string, string>) {
  const log = newLogFile('server')
  const child = spawn(process.execPath, [join(workspace, 'dist', 'main.js')], {
    // Only the environment that any program needs; the settings come from the test.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DEMO: 'off',
      ...(log && { LOG_LEVEL: 'trace' }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (log) {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => appendFileSync(log, text))
    }
    child.on('exit', () => keepPostgresLog(settings.DATA_DIR ?? ''))
  }
  return child
}

/** Starts the real server as a separate process, on a free port. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const begin = performance.now()
  const child = launch(settings)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const output = await readUntil(child, /ready at (\S+)\s/)
  return {
    address: /ready at (\S+)/.exec(output)?.[1] ?? '',
    metricsAddress: /Metrics: (\S+)/.exec(output)?.[1],
    startedMilliseconds: performance.now() - begin,
    output: () => text,
    async kill(signal) {
      const ended = once(child, 'exit') as Promise<[number | null]>
      child.kill(signal)
      return (await ended)[0]
    },
  }
}

/** Runs a server that is expected to exit. */
export async function runServerProcess(settings: Record<string, string>): Promise<Ended> {
  const child = launch(settings)
  let output = ''
  let log = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  child.stdout.on('data', (text: Buffer) => (log += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output, log }
}

function readUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = ''
  return new Promise((found, fail) => {
    const read = (text: Buffer) => {
      output += text.toString()
      if (pattern.test(output)) found(output)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${output}`)))
  })
}

/** The process id of the database in a data folder; undefined once it was stopped. */
export function postgresOf(dataDir: string): number | undefined {
  try {
    const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}
