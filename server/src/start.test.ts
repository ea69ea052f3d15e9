import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './foundation/db/embedded-postgres/stale-lock'
import {
  buildServer,
  postgresOf,
  runServerProcess,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process'

jest.setTimeout(60_000)

let dataDir: string
let running: ServerProcess[]

beforeAll(() => {
  buildServer()
  dataDir = mkdtempSync(join(tmpdir(), 'swipefolio-start-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

beforeEach(() => {
  running = []
})
afterEach(() => Promise.all(running.map(({ kill }) => kill('SIGTERM'))))

async function startServer() {
  const server = await startServerProcess({ DATA_DIR: dataDir, LIMITS: 'off' })
  running.push(server)
  return server
}

function end(server: ServerProcess, signal: NodeJS.Signals) {
  running = running.filter((other) => other !== server)
  return server.kill(signal)
}

const post = (server: ServerProcess, path: string, body: object = {}) =>
  fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Signs up through the mailbox and answers a token. */
async function signUp(server: ServerProcess): Promise<string> {
  const credentials = { email: `${randomUUID()}@example.org`, password: 'a password' }
  const mailbox = `${server.address}/dev/mailbox.json?to=${credentials.email}`
  await post(server, '/api/auth/request-register', {
    ...credentials,
    firstName: 'Noa',
    lastName: 'Levi',
  })
  let code: string | undefined
  while (!code) {
    await sleep(20)
    const mails = (await (await fetch(mailbox)).json()) as {
      text: string
    }[]
    code = /^\d{8}$/m.exec(mails[0]?.text ?? '')?.[0]
  }
  const verified = await post(server, `/api/auth/verify-request/${credentials.email}?code=${code}`)
  expect(verified.status).toBe(200)
  return (await post(server, '/api/auth/userlogin', credentials)).text()
}

const details = (server: ServerProcess, token: string) =>
  fetch(`${server.address}/api/user/details`, { headers: { authorization: `Bearer ${token}` } })

async function waitUntil(isSo: () => boolean | Promise<boolean>) {
  const until = Date.now() + 5000
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error('It did not come to that')
    await sleep(20)
  }
}

it('keeps what it has answered when it is killed, and the next start takes the database over', async () => {
  const killed = await startServer()
  const token = await signUp(killed)
  const database = postgresOf(dataDir)
  await end(killed, 'SIGKILL')

  const next = await startServer()
  expect(postgresOf(dataDir)).toBe(database)
  expect((await details(next, token)).status).toBe(200)
})

it('shares its database with a second server, and whoever stops last stops it', async () => {
  const [first, second] = await Promise.all([startServer(), startServer()])
  const token = await signUp(first)
  expect((await details(second, token)).status).toBe(200)

  expect(await end(first, 'SIGTERM')).toBe(0)
  expect((await details(second, token)).status).toBe(200)
  const database = postgresOf(dataDir) ?? 0
  expect(await end(second, 'SIGTERM')).toBe(0)
  expect(postgresOf(dataDir)).toBeUndefined()
  await waitUntil(() => !isRunning(database))
})

it('leaves no database behind when two servers stop at the same time', async () => {
  const servers = await Promise.all([startServer(), startServer()])
  expect(await Promise.all(servers.map((server) => end(server, 'SIGINT')))).toEqual([0, 0])
  expect(postgresOf(dataDir)).toBeUndefined()
})

it('starts its database again when that is killed', async () => {
  const server = await startServer()
  const token = await signUp(server)
  process.kill(postgresOf(dataDir) ?? 0, 'SIGKILL')
  await waitUntil(async () => (await details(server, token)).status === 200)
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
})

it('starts although another program has the number of a database that was killed', async () => {
  const killed = await startServer()
  const token = await signUp(killed)
  await end(killed, 'SIGKILL')
  const database = postgresOf(dataDir) ?? 0
  process.kill(database, 'SIGKILL')
  const lockFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  const { uid, gid } = statSync(lockFile)
  const other = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
  const lock = readFileSync(lockFile, 'utf8').replace(/^\d+/, String(other.pid))
  writeFileSync(lockFile, lock)

  const next = await startServer()
  expect((await details(next, token)).status).toBe(200)
  other.kill()
})

it('keeps its secret in the data folder, for its owner alone', async () => {
  await startServer()
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'postgres', 'socket')).mode & 0o777).toBe(0o700)
})

describe('ends with a sentence', () => {
  it('about a port that is in use, and leaves no database behind', async () => {
    const server = await startServer()
    const elsewhere = join(dataDir, 'other')
    const PORT = new URL(server.address).port
    expect(await runServerProcess({ DATA_DIR: elsewhere, PORT })).toEqual({
      code: 1,
      output: `Port ${PORT} is in use already: set PORT to another one.\n`,
    })
    expect(postgresOf(elsewhere)).toBeUndefined()
  })

  it.each([
    [{ LIMITS: 'maybe' }, 'LIMITS is not valid: it must be on or off.\n'],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
    ],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET must be set in production.\n'],
  ])('about %j', async (settings, output) => {
    expect(await runServerProcess({ DATA_DIR: dataDir, ...settings })).toEqual({ code: 1, output })
  })

  it('about a data folder that is a file', async () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    const { code, output } = await runServerProcess({ DATA_DIR: file })
    expect(code).toBe(1)
    expect(output).toMatch(/^DATA_DIR cannot be used: .+\.\n$/)
  })
})
