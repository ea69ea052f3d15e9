import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findAppFolders } from '@swipefolio/platform/apps'
import { isRunning } from '@swipefolio/platform/embedded-postgres'
import { createTestDatabase, dropTestDatabase, isFull } from '@swipefolio/platform/testing'
import { Client, Pool } from 'pg'
import { type RemotePerson, signUpRemotely, succeedRemotely } from './testing/remote-person'
import {
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
  dataDir = mkdtempSync(join(tmpdir(), 'swipefolio-start-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

beforeEach(() => {
  running = []
})
afterEach(() => Promise.all(running.map(({ kill }) => kill('SIGTERM'))))

async function startServer() {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    LIMITS: 'off',
    LOCAL_BUILDS: 'off',
  })
  running.push(server)
  return server
}

function end(server: ServerProcess, signal: NodeJS.Signals) {
  running = running.filter((other) => other !== server)
  return server.kill(signal)
}

const checkout = join(__dirname, '../..')
const builtApps = () =>
  findAppFolders(checkout).filter((folder) => existsSync(join(folder, 'dist', 'release.json')))

/** For what other tests have at a lower price. */
const describeInFull = isFull ? describe : describe.skip

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

// embedded-postgres.test.ts does the same without a server.
describeInFull('its database', () => {
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
})

it('keeps its secret in the data folder, readable by its owner only', async () => {
  await startServer()
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'postgres', 'socket')).mode & 0o777).toBe(0o700)
})

it('answers that it is starting until its database is there', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const free = createServer().listen(0, 'localhost')
  await once(free, 'listening')
  const PORT = String((free.address() as AddressInfo).port)
  free.close()
  await once(free, 'close')
  const ended = runServerProcess({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`, PORT })
  const answers = new Map<string, unknown>()
  const over = new AbortController()
  void ended.finally(() => over.abort())
  while (!over.signal.aborted && answers.size < 3) {
    for (const path of ['/healthz', '/readyz', '/']) {
      const answer = await fetch(`http://localhost:${PORT}${path}`).catch(() => undefined)
      if (!answer) continue
      const { status, headers } = answer
      answers.set(path, [status, await answer.text(), headers.get('retry-after')])
    }
  }
  expect(Object.fromEntries(answers)).toEqual({
    '/healthz': [200, 'ok', '2'],
    '/readyz': [503, 'starting', '2'],
    '/': [503, 'starting', '2'],
  })
  expect(await ended).toMatchObject({ code: 1 })
  silent.close()
})

describe('in production', () => {
  const settings = { ...production, DATA_DIR: 'production', LOG_LEVEL: 'info' }
  beforeAll(() => {
    settings.DATA_DIR = join(dataDir, 'production')
  })

  const liveApps = async ({ address }: ServerProcess) => {
    const answer = await fetch(`${address}/registry.json`)
    return Object.keys(((await answer.json()) as { apps: object }).apps)
  }

  it('publishes nothing with LOCAL_BUILDS=off, and says so', async () => {
    const server = await startServerProcess({ ...settings, LOCAL_BUILDS: 'off' })
    running.push(server)
    expect(await liveApps(server)).toEqual([])
    expect(server.output()).toContain('No app is released yet')
  })

  it('publishes the builds of the checkout where nothing is released, and never again', async () => {
    const first = await startServerProcess(settings)
    running.push(first)
    const live = await liveApps(first)
    expect(live).toHaveLength(builtApps().length)
    const host = join(settings.DATA_DIR, 'postgres', 'socket')
    const client = new Client({ host, user: 'swipefolio', database: 'swipefolio' })
    await client.connect()
    await client.query(`delete from platform.pointers where app <> 'shell'`)
    await client.end()
    await end(first, 'SIGTERM')
    const second = await startServerProcess(settings)
    running.push(second)
    expect(await liveApps(second)).toEqual(live.filter((app) => app === 'shell'))
  })
})

describe('ends with a sentence', () => {
  it('about a port that is in use, and has changed nothing', async () => {
    const server = await startServer()
    const elsewhere = join(dataDir, 'other')
    const PORT = new URL(server.address).port
    const refusal = {
      code: 1,
      output: `Port ${PORT} is in use already: set PORT to another one.\n`,
    }
    expect(await runServerProcess({ DATA_DIR: elsewhere, PORT })).toMatchObject(refusal)
    expect(existsSync(elsewhere)).toBe(false)

    const host = join(dataDir, 'postgres', 'socket')
    const client = new Client({ host, user: 'swipefolio', database: 'swipefolio' })
    await client.connect()
    const state = async () => {
      const { rows } = await client.query(`
        select (select json_agg(migration order by name) from migration) as migrations,
          (select json_agg(p order by app) from platform.pointers p) as pointers,
          (select json_agg(version order by version) from platform.releases) as releases`)
      return rows
    }
    // As an older release has left it.
    await client.query(`delete from migration where name = '032-write-probes'`)
    await client.query('drop table write_probe; delete from platform.pointers')
    const before = await state()
    expect(await runServerProcess({ DATA_DIR: dataDir, PORT })).toMatchObject(refusal)
    expect(await state()).toEqual(before)
    await client.end()
  })

  it('about a database that takes no writes', async () => {
    const { host, user, database } = await createTestDatabase()
    const pool = new Pool({ host, user, database })
    await pool.query(`alter database ${database} set default_transaction_read_only = on`)
    await pool.end()
    const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${host}`
    expect(await runServerProcess({ DATA_DIR: dataDir, DATABASE_URL })).toMatchObject({
      code: 1,
      output:
        'The database of DATABASE_URL cannot be used: It takes no writes: it is a standby, or was set to read-only.\n',
    })
    await dropTestDatabase(database)
  })

  it.each(['missing', 'silent'])('about a %s broker, and has migrated nothing', async (kind) => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const { host, user, database } = await createTestDatabase()
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${host}`,
      EVENTS_URL: `redis://127.0.0.1:${kind === 'silent' ? port : 1}`,
    }
    expect(await runServerProcess(settings)).toMatchObject({
      code: 1,
      output: 'The broker of EVENTS_URL cannot be reached.\n',
    })
    const pool = new Pool({ host, user, database })
    const { rows } = await pool.query(`select to_regclass('migration') as found`)
    expect(rows).toEqual([{ found: null }])
    await pool.end()
    silent.close()
    await dropTestDatabase(database)
  })

  it('about events that do not come back, and has migrated nothing', async () => {
    const [{ host, user, database }, other] = [
      await createTestDatabase(),
      await createTestDatabase(),
    ]
    const addressOf = (name: string) => `postgres://${user}@localhost/${name}?host=${host}`
    expect(
      await runServerProcess({
        DATA_DIR: dataDir,
        DATABASE_URL: addressOf(database),
        LISTEN_DATABASE_URL: addressOf(other.database),
      }),
    ).toMatchObject({
      code: 1,
      output:
        'Events do not come back from the database: set LISTEN_DATABASE_URL to the address of the PostgreSQL that DATABASE_URL leads to.\n',
    })
    const pool = new Pool({ host, user, database: other.database })
    const { rows } = await pool.query(`select to_regclass('migration') as found`)
    expect(rows).toEqual([{ found: null }])
    await pool.end()
    for (const name of [database, other.database]) await dropTestDatabase(name)
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
