import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from '@swipefolio/platform/embedded-postgres'
import { type RemotePerson, signUpRemotely, succeedRemotely } from './testing/remote-person'
import {
  buildServer,
  postgresOf,
  runServerProcess,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process'

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'k3V9xQ27bL0aZr8TnW5yHc1MfUe6JdGs',
  SMTP_URL: 'smtp://127.0.0.1:1',
}

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

const signUp = (server: ServerProcess) => signUpRemotely(server.address, 'jobseeker')

const details = (server: ServerProcess, person: RemotePerson) =>
  succeedRemotely(server.address, 'GET /api/user/details', person)

it('keeps acknowledged data when it is killed, and the next start adopts the database', async () => {
  const killed = await startServer()
  const person = await signUp(killed)
  const database = postgresOf(dataDir)
  await end(killed, 'SIGKILL')

  const next = await startServer()
  expect(postgresOf(dataDir)).toBe(database)
  expect((await details(next, person)).status).toBe(200)
})

it('shares its database with a second server, and the last one to stop stops it', async () => {
  const [first, second] = await Promise.all([startServer(), startServer()])
  const person = await signUp(first)
  expect((await details(second, person)).status).toBe(200)

  expect(await end(first, 'SIGTERM')).toBe(0)
  expect((await details(second, person)).status).toBe(200)
  const database = postgresOf(dataDir) ?? 0
  expect(await end(second, 'SIGTERM')).toBe(0)
  expect(postgresOf(dataDir)).toBeUndefined()
  while (isRunning(database)) await sleep(20)
})

it('leaves no database behind when two servers stop at the same time', async () => {
  const servers = await Promise.all([startServer(), startServer()])
  expect(await Promise.all(servers.map((server) => end(server, 'SIGINT')))).toEqual([0, 0])
  expect(postgresOf(dataDir)).toBeUndefined()
})

it('restarts its database when that is killed', async () => {
  const server = await startServer()
  const person = await signUp(server)
  const killed = postgresOf(dataDir) ?? 0
  process.kill(killed, 'SIGKILL')
  // Connections of the killed database may answer until it is replaced.
  while ([undefined, killed].includes(postgresOf(dataDir))) await sleep(20)
  while ((await fetch(`${server.address}/readyz`)).status !== 200) await sleep(20)
  expect((await details(server, person)).status).toBe(200)
})

it('starts although another program has the process id of a killed database', async () => {
  const killed = await startServer()
  const person = await signUp(killed)
  await end(killed, 'SIGKILL')
  const database = postgresOf(dataDir) ?? 0
  process.kill(database, 'SIGKILL')
  const lockFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  const { uid, gid } = statSync(lockFile)
  const other = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
  const lock = readFileSync(lockFile, 'utf8').replace(/^\d+/, String(other.pid))
  writeFileSync(lockFile, lock)

  const next = await startServer()
  expect((await details(next, person)).status).toBe(200)
  other.kill()
})

it('keeps its secret in the data folder, readable by its owner only', async () => {
  await startServer()
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'postgres', 'socket')).mode & 0o777).toBe(0o700)
})

describe('ends with a sentence', () => {
  it('about a port that is in use, and leaves no database behind', async () => {
    const server = await startServer()
    const elsewhere = join(dataDir, 'other')
    const PORT = new URL(server.address).port
    expect(await runServerProcess({ DATA_DIR: elsewhere, PORT })).toMatchObject({
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
    [
      { ...production, PUBLIC_URL: 'http://swipe.test' },
      'PUBLIC_URL must start with https:// in production.\n',
    ],
  ])('about %j', async (settings, output) => {
    const ended = await runServerProcess({ DATA_DIR: dataDir, ...settings })
    expect(ended).toMatchObject({ code: 1, output })
  })

  it('about the database of a trial of production, after a line about its unsafe settings', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
    const { output, log } = await runServerProcess({ ...production, DATABASE_URL })
    expect(output).toMatch(/^The database of DATABASE_URL cannot be used: /)
    expect(JSON.parse(log)).toMatchObject({
      level: 40,
      unsafeSettings: [
        expect.stringMatching(/^PUBLIC_URL must/),
        expect.stringMatching(/^TRUST_PROXY must/),
        expect.stringMatching(/^ALLOW_QUERY_CREDENTIALS must/),
      ],
    })
  })

  it('about accounts of people in a database for measuring', async () => {
    await signUp(await startServer())
    const settings = { NODE_ENV: 'production', BENCH: 'on', DATA_DIR: dataDir }
    expect(await runServerProcess(settings)).toMatchObject({
      code: 1,
      output: 'BENCH=on is not allowed with a database that has accounts of people.\n',
    })
  })

  it('about a data folder that is a file', async () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    const { code, output } = await runServerProcess({ DATA_DIR: file })
    expect(code).toBe(1)
    expect(output).toMatch(/^DATA_DIR cannot be used: .+\.\n$/)
  })
})
