import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { prepareClusterLocation } from '@swipefolio/platform/embedded-postgres'
import { connectionOf } from '../foundation/db/connect'
import { reachDatabase } from '../foundation/db/reach-database'
import type { Logger } from '../foundation/logger'
import { type Config, loadConfig } from '../foundation/settings/config'
import { createShutdownSteps } from '../foundation/shutdown-steps'
import { reasonOf, StartError } from '../foundation/start-error'
import { type BackupStore, openBackupStore } from './backup-store'
import { runDrill } from './drill'
import type { Recovery } from './recover'
import { restore } from './restore'
import { restoreInto } from './restore-into'
import { runScheduled } from './run-scheduled'
import { embeddedSource, remoteSource } from './sources'

interface Invocation {
  root: string
  args: string[]
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
}

interface Job extends Omit<Invocation, 'args' | 'env'> {
  config: Config
  logger: Logger
}

const backupUsage = `npm run backup -- <folder>       a copy of the database
npm run backup -- --scheduled    copies into BACKUP_DIR, until it is stopped`

const restoreUsage = `npm run restore -- <folder> [--into <folder>]
npm run restore -- --newest [--until 2026-01-31T12:00:00Z] [--into <folder>]
npm run restore -- --drill`

/** Copies the database of the settings, whether it runs or not: once, or all the time. Returns the exit code. */
export const runBackup = (invocation: Invocation): Promise<number> =>
  run(invocation, async (job) => {
    const { values, positionals } = read(invocation.args, backupUsage, {
      scheduled: { type: 'boolean' },
    })
    const [folder] = positionals
    if (positionals.length > 1 || Boolean(folder) === Boolean(values.scheduled)) {
      throw new StartError(backupUsage)
    }
    const { config, logger } = job
    const closing = createShutdownSteps(logger)
    try {
      const { connection } = await reachDatabase(config, logger, closing)
      const { databaseUrl } = config.backup
      const source = databaseUrl ? remoteSource(databaseUrl) : embeddedSource(connection)
      if (folder) {
        await source.copyInto(resolve(config.root, folder))
        job.say(`The database is in ${resolve(config.root, folder)}.`)
        return
      }
      await runScheduled({
        ...job,
        store: storeOf(config),
        source,
        replication: databaseUrl ? connectionOf(databaseUrl) : connection,
        state: connection,
        kept: config.backup,
        signal: untilStopped(),
      })
    } finally {
      await closing.close()
    }
  })

/** Recovers a backup: in the place of the embedded database, into a folder, or to throw it away. Returns the exit code. */
export const runRestore = (invocation: Invocation): Promise<number> =>
  run(invocation, async (job) => {
    const { values, positionals } = read(invocation.args, restoreUsage, {
      drill: { type: 'boolean' },
      newest: { type: 'boolean' },
      until: { type: 'string' },
      into: { type: 'string' },
    })
    const [folder] = positionals
    const ways = [folder, values.newest, values.drill].filter(Boolean)
    if (ways.length !== 1 || positionals.length > 1 || (values.until && !values.newest)) {
      throw new StartError(restoreUsage)
    }
    const { config, say } = job
    const owner = ownerOf(config)
    if (values.drill) return runDrill({ ...job, store: storeOf(config), owner })
    const recovery = folder
      ? { base: resolve(config.root, folder) }
      : newestOf(storeOf(config), values.until)
    if (values.into) {
      const into = resolve(config.root, values.into)
      await restoreInto(into, recovery, { ...job, owner })
      say(`The database of ${recovery.base} is in ${into}: start PostgreSQL on it.`)
      return
    }
    if (config.databaseUrl) {
      throw new StartError(
        'DATABASE_URL names a PostgreSQL of its own: name an empty folder with --into, and start PostgreSQL on it.',
      )
    }
    const before = await restore({ ...config, ...job }, recovery).catch(explain)
    const kept = before ? ` What was there before is in ${before}.` : ''
    say(`The database of ${recovery.base} is in ${config.dataDir}.${kept}`)
  })

function explain(error: unknown): never {
  if (error instanceof StartError) throw error
  throw new StartError(`The backup was not restored: ${reasonOf(error)}.`, { cause: error })
}

type Located = Parameters<typeof prepareClusterLocation>[0]['logger']

async function run(
  { root, args: _args, env, say, complain }: Invocation,
  command: (job: Job & { logger: Logger & Located }) => Promise<void>,
): Promise<number> {
  try {
    const logger = pino({ level: 'silent' })
    await command({ root, config: loadConfig(env, root), logger, say, complain })
    return 0
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    complain(error.message)
    return 1
  }
}

function storeOf({ backup: { dir } }: Config): BackupStore {
  if (!dir)
    throw new StartError('BACKUP_DIR must be set: it is the folder of the scheduled backups.')
  return openBackupStore(dir)
}

function newestOf(store: BackupStore, given: string | undefined): Recovery {
  const until = given === undefined ? undefined : new Date(given)
  if (until && Number.isNaN(until.getTime())) throw new StartError(restoreUsage)
  const base = store.findBase(until)
  if (!base) throw new StartError('There is no backup that old.')
  return { base: base.folder, segments: store.segmentsSince(base), until }
}

/** The role and the database of the server, which are in the backup, too. */
function ownerOf({ databaseUrl }: Config) {
  if (!databaseUrl) return { user: 'swipefolio', database: 'swipefolio' }
  const { username, pathname } = new URL(connectionOf(databaseUrl).connectionString ?? '')
  return { user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) }
}

function untilStopped(): AbortSignal {
  const stopped = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopped.abort())
  return stopped.signal
}

function read<Options extends Record<string, { type: 'string' | 'boolean' }>>(
  args: string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new StartError(usage)
  }
}
