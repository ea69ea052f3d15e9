import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

export { median } from './figures/median'

const bundle = join(import.meta.dirname, '../../server/dist/main.js')
const demoPassword = 'swipe-right-24'

/** Makes a server collect garbage on SIGUSR2, so that memory in use is measured without garbage. */
export const collectsOnSignal = [
  '--expose-gc',
  '--import',
  `data:text/javascript,process.on('SIGUSR2', () => gc())`,
]

/** Production mode on this machine alone: caches, compression, policies and log lines as people get them. */
const production = { NODE_ENV: 'production', BENCH: 'on', PORT: '0', LIMITS: 'off' }

/**
 * Starts the built server with demo data in a folder of its own, and opens its database. A folder that `DATA_DIR` names is kept.
 */
export async function startProduct(settings: Record<string, string> = {}, flags: string[] = []) {
  if (!existsSync(bundle)) throw new Error('There is no build yet: npm run build')
  const { DATA_DIR: kept } = settings
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'bench-'))
  const server = spawn(process.execPath, [...flags, bundle], {
    env: { ...process.env, ...production, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Stops the server when this program ends for any reason.
  process.once('exit', () => server.kill('SIGTERM'))
  const address = await readAddress(server.stdout)
  const pool = new Pool({ host: socketFolderOf(dataDir), user: 'swipefolio', max: 1 })
  return {
    address,
    dataDir,
    /** Where its database listens. */
    socketFolder: socketFolderOf(dataDir),
    /** The id of the server's process. */
    pid: server.pid,
    pool,
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    async stop() {
      await pool.end()
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      if (!kept) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function readAddress(output: Readable): Promise<string> {
  let text = ''
  return new Promise((found, fail) => {
    const read = (chunk: Buffer) => {
      text += String(chunk)
      const address = /ready at (\S+)/.exec(text)?.[1]
      if (address === undefined) return
      found(address)
      // The log goes on: it is read, so that the server never waits, and thrown away.
      output.off('data', read).resume()
    }
    output.on('data', read)
    output.on('end', () => fail(new Error(`The server did not start: ${text}`)))
  })
}

/** The fifth line of postmaster.pid is the socket folder. */
const socketFolderOf = (dataDir: string) =>
  readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[4]

/** A token for an account with the demo's password. */
export async function logIn(address: string, role: 'recruiter' | 'jobseeker', email: string) {
  const call = role === 'recruiter' ? 'recruiterlogin' : 'userlogin'
  const answer = await fetch(`${address}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.text()
}

export const say = (line: string) => process.stdout.write(`${line}\n`)
