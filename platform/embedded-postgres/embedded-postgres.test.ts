import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type EmbeddedPostgres, joinEmbeddedPostgres } from './embedded-postgres'
import { isRunning, lockedBy } from './stale-lock'

const silent = () => undefined

let parent: string
let dataDir: string
let joined: EmbeddedPostgres[] = []
/** Copying a cluster takes a tenth of the time of making one. */
let template: string

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'swipefolio-template-'))
  chmodSync(template, 0o755)
  await leave(await enter(join(template, 'data')))
})
afterAll(() => rmSync(template, { recursive: true, force: true }))

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'swipefolio-db-'))
  chmodSync(parent, 0o755)
  dataDir = join(parent, 'data')
  execFileSync('cp', ['-a', join(template, 'data'), dataDir])
  joined = []
})
afterEach(async () => {
  for (const postgres of joined) await postgres.stop()
  // Children of a server that was killed write until they notice that it has ended.
  rmSync(parent, { recursive: true, force: true, maxRetries: 50 })
})

async function enter(folder = dataDir) {
  const postgres = await joinEmbeddedPostgres({
    root: resolve(__dirname, '../..'),
    dataDir: folder,
    isDataDirChosen: true,
    logger: { debug: silent, warn: silent, error: silent },
    flags: { initdb: ['--no-sync'], postgres: ['--fsync=off'] },
  })
  joined.push(postgres)
  return postgres
}

async function leave(postgres: EmbeddedPostgres) {
  joined = joined.filter((other) => other !== postgres)
  await postgres.stop()
}

async function ask({ connection }: EmbeddedPostgres, question: string) {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(question)).rows
  } finally {
    await client.end()
  }
}

const cluster = () => join(dataDir, 'postgres', 'cluster')
const runningPid = () => {
  const pid = lockedBy({ cluster: cluster() })
  return pid !== undefined && isRunning(pid) ? pid : undefined
}

async function killDatabase() {
  const pid = runningPid() ?? 0
  expect(pid).toBeGreaterThan(1)
  process.kill(pid, 'SIGKILL')
  while (isRunning(pid)) await sleep(10)
}

/** Starts another program, under the account that runs PostgreSQL, with the process id in the lock file. */
function giveNumberAway() {
  const file = join(cluster(), 'postmaster.pid')
  const { uid, gid } = statSync(cluster())
  const other = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' })
  const lock = readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid))
  writeFileSync(file, lock)
  return other
}

it('creates a database that only its owner can reach', async () => {
  dataDir = join(parent, 'new')
  const postgres = await enter()
  expect(await ask(postgres, 'select current_database() as name')).toEqual([{ name: 'swipefolio' }])
  const { host } = postgres.connection
  expect(statSync(host).mode & 0o777).toBe(0o700)
  expect(statSync(cluster()).mode & 0o777).toBe(0o700)
  const [{ listen_addresses: addresses } = {}] = await ask(postgres, 'show listen_addresses')
  expect(addresses).toBe('')
})

it('logs errors without stored data', async () => {
  const postgres = await enter()
  await ask(postgres, 'create table tide (name text primary key check (length(name) > 4))')
  await ask(postgres, `insert into tide values ('canary')`)
  await expect(ask(postgres, `insert into tide values ('canary')`)).rejects.toThrow('duplicate')
  await expect(ask(postgres, `insert into tide values ('wren')`)).rejects.toThrow('violates check')
  const log = readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).toContain('violates check')
  expect(log).not.toMatch(/canary|wren/)
})

it('is shared by all servers and stopped by the last one to leave', async () => {
  const [first, second, third] = await Promise.all([enter(), enter(), enter()])
  await ask(first, 'create table tide (height integer)')
  expect(await ask(second, 'select * from tide')).toEqual([])
  const pid = runningPid() ?? 0
  await leave(first)
  await leave(third)
  expect(runningPid()).toBe(pid)
  expect(await ask(second, 'select * from tide')).toEqual([])
  await leave(second)
  expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false)
  while (isRunning(pid)) await sleep(10)
})

it('is stopped when all servers leave at the same time', async () => {
  const all = await Promise.all([enter(), enter(), enter()])
  await Promise.all(all.map(leave))
  expect(runningPid()).toBeUndefined()
})

it('keeps its data across restarts', async () => {
  const first = await enter()
  await ask(first, 'create table tide as select 3 as height')
  await leave(first)
  expect(await ask(await enter(), 'select * from tide')).toEqual([{ height: 3 }])
})

it('is restarted when it dies while in use', async () => {
  const postgres = await enter()
  await ask(postgres, 'create table tide as select 3 as height')
  const pid = runningPid()
  await killDatabase()
  while (runningPid() === undefined || runningPid() === pid) await sleep(20)
  const rows = () => ask(postgres, 'select * from tide').catch(() => undefined)
  let found = await rows()
  for (; !found; found = await rows()) await sleep(50)
  expect(found).toEqual([{ height: 3 }])
})

it('is stopped by a server that leaves while it is restarted', async () => {
  const postgres = await enter()
  const pid = runningPid()
  await killDatabase()
  while (runningPid() === undefined || runningPid() === pid) await sleep(1)
  await leave(postgres)
  expect(runningPid()).toBeUndefined()
})

it('does not hold up a server that leaves while it cannot be restarted', async () => {
  const postgres = await enter()
  writeFileSync(join(cluster(), 'postgresql.conf'), 'broken')
  await killDatabase()
  const log = () => readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8')
  while (!log().includes('syntax error')) await sleep(20)
  const started = Date.now()
  await leave(postgres)
  expect(Date.now() - started).toBeLessThan(30_000)
})

describe('after everything was killed', () => {
  /** What a power failure leaves behind: the lock file of a process that no longer exists. */
  async function leaveStaleLock() {
    await leave(await enter())
    writeFileSync(join(cluster(), 'postmaster.pid'), staleLock(await unusedPid()))
  }

  it('removes the lock file of a process that no longer exists', async () => {
    await leaveStaleLock()
    expect(await ask(await enter(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('removes a lock file whose process id was reused by another program, and does not signal that program', async () => {
    await leaveStaleLock()
    const other = giveNumberAway()
    expect(await ask(await enter(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(other.exitCode).toBeNull()
    expect(runningPid()).not.toBe(other.pid)
    other.kill()
  })
})

const staleLock = (pid: number) =>
  [pid, cluster(), '1795238705', '5432', join(dataDir, 'postgres', 'socket'), '', '', ''].join('\n')

async function unusedPid() {
  const program = spawn('true', { stdio: 'ignore' })
  await new Promise((ended) => program.once('exit', ended))
  return program.pid ?? 0
}

it('uses another folder for its socket when the path is too long', async () => {
  dataDir = join(parent, 'x'.repeat(120))
  const postgres = await enter()
  expect(postgres.connection.host).not.toContain(dataDir)
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  await leave(postgres)
  rmSync(postgres.connection.host, { recursive: true })
})
