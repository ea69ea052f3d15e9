import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { joinEmbeddedPostgres } from '@swipefolio/platform/embedded-postgres'
import { runBackup, runRestore } from './run-backup'

const root = resolve(__dirname, '../../..')
let folder: string
let dataDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swipefolio-backup-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true }))

const enter = () =>
  joinEmbeddedPostgres({
    root,
    dataDir,
    isDataDirChosen: true,
    logger: pino({ level: 'silent' }),
    flags: { initdb: ['--no-sync'], postgres: ['--fsync=off'] },
  })

async function inDatabase(question: string) {
  const postgres = await enter()
  const client = new Client(postgres.connection)
  await client.connect()
  const { rows } = await client.query<object>(question)
  await client.end()
  await postgres.stop()
  return rows
}

/** Runs a command as the shell does; returns its lines, errors prefixed by `!`, and its exit code. */
async function run(command: typeof runBackup, args: string[], env: NodeJS.ProcessEnv = {}) {
  const lines: (string | number)[] = []
  const say = (line: string) => lines.push(line)
  const complain = (line: string) => lines.push(`! ${line}`)
  lines.push(await command({ root, args, env: { DATA_DIR: dataDir, ...env }, say, complain }))
  return lines
}

it('prints its usage, and refuses to replace an external database', async () => {
  const usage = (name: string) => [expect.stringContaining(`! npm run ${name} -- <folder>`), 1]
  expect(await run(runBackup, [])).toEqual(usage('backup'))
  expect(await run(runBackup, ['a', '--scheduled'])).toEqual(usage('backup'))
  expect(await run(runRestore, ['a', 'b'])).toEqual(usage('restore'))
  expect(await run(runRestore, ['a', '--until', '2026-01-01T00:00:00Z'])).toEqual(usage('restore'))
  const env = { DATABASE_URL: 'postgres://somewhere/else' }
  expect(await run(runRestore, ['x'], env)).toEqual([
    '! DATABASE_URL names a PostgreSQL of its own: name an empty folder with --into, and start PostgreSQL on it.',
    1,
  ])
  expect(await run(runRestore, ['--drill'])).toEqual([
    '! BACKUP_DIR must be set: it is the folder of the scheduled backups.',
    1,
  ])
  expect(await run(runRestore, ['--newest'], { BACKUP_DIR: folder })).toEqual([
    '! There is no backup that old.',
    1,
  ])
})

it('refuses an existing target folder, and a folder without a backup', async () => {
  const taken = join(folder, 'taken')
  mkdirSync(taken)
  expect(await run(runBackup, [taken])).toEqual([`! ${taken} exists already.`, 1])
  expect(await run(runRestore, [taken])).toEqual([`! ${taken} holds no backup.`, 1])
  expect(readdirSync(folder)).toEqual(expect.not.arrayContaining([expect.stringMatching(/\.\d+$/)]))
})

it('restores the backup, and keeps the previous data in a folder beside it', async () => {
  const backup = join(folder, 'backup')
  await inDatabase('create table tide as select 3 as height')
  expect(await run(runBackup, [backup])).toEqual([
    expect.stringMatching(/^The database is in \S+backup\.$/),
    0,
  ])
  await inDatabase('update tide set height = 4')
  const [sentence, code] = await run(runRestore, [backup])
  expect(code).toBe(0)
  expect(await inDatabase('select height from tide')).toEqual([{ height: 3 }])
  const [, kept = ''] = /What was there before is in (\S+)\.$/.exec(String(sentence)) ?? []
  expect(existsSync(join(kept, 'PG_VERSION'))).toBe(true)
})

it('refuses to restore below a running server, or an incomplete backup', async () => {
  const backup = join(folder, 'backup')
  const postgres = await enter()
  await run(runBackup, [backup])
  expect(await run(runRestore, [backup])).toEqual([
    `! The database in ${dataDir} is in use: stop its servers first.`,
    1,
  ])
  await postgres.stop()
  rmSync(join(backup, 'global/pg_control'))
  expect(await run(runRestore, [backup])).toEqual([`! ${backup} holds no backup.`, 1])
  expect(await inDatabase('select 1 as one')).toEqual([{ one: 1 }])
})
