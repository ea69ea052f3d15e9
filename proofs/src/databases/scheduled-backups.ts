import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { postgresOf, startServerProcess } from '@swipefolio/server/testing'
import { createRow, type Findings, type ProofRow } from '../proof'
import { addressOf, startOn, startPrimary } from './debian-postgres'
import { withServices } from './with-services'

const main = resolve(__dirname, '../../../server/dist/main.js')

/** A database with what its server and its backups are started with. */
interface Scene {
  settings: Record<string, string>
  connection: ClientConfig
  /** Loses the database as a broken disk does. */
  lose: () => Promise<void>
  /** Restores into another folder, runs PostgreSQL there, and connects to it. */
  restored: (args: string[]) => Promise<Client>
}

/** Backups all the time, of a PostgreSQL of Debian and of the embedded one, whose process is killed meanwhile. */
export async function proveScheduledBackups(): Promise<ProofRow[]> {
  return [
    await withServices(async (folder, keep) => {
      const primary = keep(await startPrimary(`${folder}/primary`))
      const settings = { DATABASE_URL: addressOf(primary.port), BACKUP_DIR: `${folder}/backups` }
      let copies = 0
      return prove('scheduled backups, Debian', keep, {
        settings: { ...settings, DATA_DIR: folder },
        connection: { connectionString: settings.DATABASE_URL },
        lose: primary.kill,
        async restored(args) {
          const into = `${folder}/restored${(copies += 1)}`
          await runCommand(['restore', ...args, '--into', into], settings)
          const { port } = keep(await startOn(into))
          return connect({ connectionString: addressOf(port) })
        },
      })
    }),
    await withServices(async (folder, keep) => {
      const DATA_DIR = `${folder}/live`
      const settings = { BACKUP_DIR: `${folder}/backups`, LIMITS: 'off', DEMO: 'off' }
      const embedded = { port: 5432, user: 'swipefolio', database: 'swipefolio' }
      let copies = 0
      return prove('scheduled backups, embedded', keep, {
        settings: { ...settings, DATA_DIR },
        connection: { ...embedded, host: `${DATA_DIR}/postgres/socket` },
        async lose() {
          process.kill(postgresOf(DATA_DIR) ?? 0, 'SIGQUIT')
        },
        async restored(args) {
          const other = { ...settings, DATA_DIR: `${folder}/restored${(copies += 1)}` }
          await runCommand(['restore', ...args], other)
          const server = await startServerProcess(other)
          keep({ kill: async () => void (await server.kill('SIGTERM')) })
          return connect({ ...embedded, host: `${other.DATA_DIR}/postgres/socket` })
        },
      })
    }),
  ]
}

type Keep = (kept: { kill: () => Promise<void> }) => unknown

async function prove(name: string, keep: Keep, scene: Scene): Promise<ProofRow> {
  const findings = createRow(name)
  const { row, fault, check } = findings
  const server = await startServerProcess({ LIMITS: 'off', DEMO: 'off', ...scene.settings })
  let isLost = false
  const lose = async () => {
    if (isLost) return
    isLost = true
    await server.kill('SIGKILL')
    await scene.lose()
  }
  keep({ kill: lose })
  const client = await connect(scene.connection)
  await client.query('create table tide (number int primary key, body text)')
  const writing = write(client)
  let backups = startBackups(scene)
  await untilRestorable(client, 0)
  backups.kill('SIGKILL')
  await once(backups, 'exit')
  await sleep(1000)
  const until = await momentOf(client)
  const before = writing.acknowledged()
  await sleep(1000)
  backups = startBackups(scene)
  keep({ kill: async () => void backups.kill('SIGTERM') })
  await untilRestorable(client, until.getTime() + 1000)
  row.note =
    (await runCommand(['restore', '--drill'], scene.settings)).trim().split('\n').at(-1) ?? ''
  const safe = writing.acknowledged()
  await untilRestorable(client, (await momentOf(client)).getTime())
  writing.stop()
  await lose()
  backups.kill('SIGKILL')

  await compare(await scene.restored(['--newest']), { least: safe, findings })
  const earlier = await scene.restored(['--newest', '--until', until.toISOString()])
  const { rows } = await earlier.query<{ last: number }>('select max(number) as last from tide')
  await earlier.end()
  check('what was written until then', rows[0]?.last, before)

  damage(join(scene.settings.BACKUP_DIR ?? '', 'base'))
  const refused = await runCommand(['restore', '--drill'], scene.settings).catch(() => undefined)
  if (refused) fault('a drill of a damaged backup succeeded')
  return row
}

function startBackups({ settings }: Scene) {
  const env = { ...process.env, ...settings }
  return spawn(process.execPath, [main, 'backup', '--scheduled'], { env, stdio: 'ignore' })
}

/** Runs a command of the server to its end. */
function runCommand(args: string[], settings: Record<string, string>): Promise<string> {
  return new Promise((done, failed) => {
    const env = { ...process.env, ...settings }
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
      error ? failed(new Error(`${args.join(' ')}: ${stderr}`)) : done(stdout),
    )
  })
}

async function connect(config: ClientConfig) {
  const client = new Client(config)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Inserts one row after the other, each committed. */
function write(client: Client) {
  let acknowledged = 0
  let isOver = false
  const next = async (): Promise<void> => {
    if (isOver) return
    const body = `Row ${acknowledged + 1}`
    await client.query('insert into tide values ($1, $2)', [acknowledged + 1, body])
    acknowledged += 1
    await sleep(5)
    return next()
  }
  // The database is lost while it writes.
  next().catch(() => undefined)
  return { acknowledged: () => acknowledged, stop: () => void (isOver = true) }
}

const momentOf = async (client: Client) =>
  (await client.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]?.at ?? new Date(0)

/** Waits until the backups say that what was committed until a moment can be restored. */
async function untilRestorable(client: Client, moment: number) {
  for (;;) {
    const { rows } = await client.query<{ at: Date | null }>(
      'select restorable_until as at from backup_state where base_at is not null',
    )
    if (rows[0]?.at && rows[0].at.getTime() > moment) return
    await sleep(100)
  }
}

async function compare(client: Client, { least, findings }: { least: number; findings: Findings }) {
  const { row, check } = findings
  const { rows } = await client.query<{ count: number; last: number }>(
    `select count(*)::int as count, max(number) as last from tide where body = 'Row ' || number`,
  )
  await client.end()
  const { count = 0, last = 0 } = rows[0] ?? {}
  check('rows without a gap', count, last)
  row.acknowledged += least
  row.lost += Math.max(0, least - count)
}

/** Changes a byte in the middle of the largest file of each base backup. */
function damage(bases: string) {
  for (const base of readdirSync(bases)) {
    const tables = join(bases, base, 'base')
    const files = readdirSync(tables, { recursive: true, encoding: 'utf8' })
      .map((name) => join(tables, name))
      .filter((file) => statSync(file).isFile() && /\/\d{5,}$/.test(file))
    const [largest = ''] = files.toSorted((one, other) => statSync(other).size - statSync(one).size)
    const handle = openSync(largest, 'r+')
    writeSync(handle, 'damaged', Math.floor(statSync(largest).size / 2) + 100)
    closeSync(handle)
  }
}
