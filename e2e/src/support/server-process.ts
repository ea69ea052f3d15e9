import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { keepOutput, logSettings } from './log-evidence'
import { newDataDir } from './data-dirs'

/** The built server. */
export const serverBundle = join(import.meta.dirname, '../../../server/dist/main.js')

/** The public URL of the servers, used in mails and link previews. */
export const publicUrl = 'https://swipefolio.example'

/** Servers that a failed test leaves behind end with the process that started them. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

export interface ServerProcess {
  url: string
  process: ChildProcess
  /** The output so far. */
  output: () => string
  ended: Promise<number | null>
}

/** Starts the built server on a free port and waits until it is ready. Without a data folder it has demo data. */
export async function startServer(settings: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [serverBundle], {
    env: {
      ...process.env,
      PORT: '0',
      PUBLIC_URL: publicUrl,
      LIMITS: 'off',
      DATA_DIR: settings.DATA_DIR ?? newDataDir(),
      ...logSettings(),
      ...settings,
    },
  })
  running.add(child)
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => {
    running.delete(child)
    return code ?? null
  })
  let printed = ''
  let isListening = false
  const listens = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        keepOutput(child.pid, chunk.toString())
        if (isListening) return
        const port = /ready at http:\S+:(\d+)/.exec(printed)?.[1]
        isListening = port !== undefined
        if (isListening) resolve(`http://localhost:${port}`)
      })
    }
  })
  const url = await Promise.race([listens, ended])
  if (typeof url !== 'string') throw new Error(`The server did not start:\n${printed}`)
  return { url, process: child, output: () => printed, ended }
}

/** Waits until a running server can serve again. */
export async function ready({ url, output, process: child }: ServerProcess) {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  throw new Error(`The server ended:\n${output()}`)
}

/** Stops a server gracefully, and waits until it has exited. */
export async function stop(server: ServerProcess) {
  server.process.kill('SIGTERM')
  return server.ended
}
