import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Connection } from '../foundation/db/connect'
import { reasonOf } from '../foundation/start-error'
import type { BackupStore } from './backup-store'
import type { Kept } from './retention'
import { type BackupSource, slot } from './sources'

const dayMilliseconds = 86_400_000
const lookMilliseconds = 2000
const retryMilliseconds = 30_000
const aloneLock = 7_265_200

interface Options {
  store: BackupStore
  source: BackupSource
  /** A role that may replicate. */
  replication: Connection
  /** The role of the server, which keeps the state. */
  state: Connection
  kept: Kept
  signal: AbortSignal
  say: (line: string) => void
  complain: (line: string) => void
}

/**
 * Copies the log all the time and the database once a day, removes what is past its time, and keeps in the database how that goes,
 * until the signal. A failure is kept and tried again.
 */
export async function runScheduled(options: Options): Promise<void> {
  const { store, signal, say } = options
  for (const folder of [store.baseFolder, store.walFolder]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }
  const last = store.findBase()
  say(last ? `The last backup is of ${last.at.toISOString()}.` : 'There is no backup yet.')
  while (!signal.aborted) {
    try {
      await work(options)
    } catch (error) {
      await noteFailure(options, error)
      await sleep(retryMilliseconds, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Works until something fails. */
async function work(options: Options) {
  const { store, source, replication, signal } = options
  const ended = new AbortController()
  const stop = AbortSignal.any([signal, ended.signal])
  const client = await connect(replication)
  try {
    await requireAlone(client)
    removeUnfinished(store)
    const isNew = await ensureSlot(client)
    const working = [
      source.followLog({ folder: store.walFolder, signal: stop }),
      copyDaily(options, stop, isNew),
      keepState(client, options, stop),
    ]
    try {
      await Promise.race(working)
    } finally {
      ended.abort()
      await Promise.allSettled(working)
    }
  } finally {
    await client.end()
  }
}

async function requireAlone(client: Client) {
  const { rows } = await client.query<{ isAlone: boolean }>(
    'select pg_try_advisory_lock($1) as "isAlone"',
    [aloneLock],
  )
  if (!rows[0]?.isAlone) throw new Error('another process makes the backups')
}

/** What a process left that was killed. */
function removeUnfinished({ baseFolder }: BackupStore) {
  for (const entry of readdirSync(baseFolder)) {
    if (/Z\.\d+$/.test(entry)) rmSync(join(baseFolder, entry), { recursive: true })
  }
}

/** Log that PostgreSQL has removed is missing for good; then only a new copy of the database helps. Returns whether one is needed. */
async function ensureSlot(client: Client): Promise<boolean> {
  // A program that a killed process started goes on with the slot.
  await client.query(
    'select pg_terminate_backend(active_pid, 5000) from pg_replication_slots where slot_name = $1',
    [slot],
  )
  const { rows } = await client.query<{ isLost: boolean }>(
    `select coalesce(wal_status, 'lost') = 'lost' as "isLost" from pg_replication_slots where slot_name = $1`,
    [slot],
  )
  if (rows[0] && !rows[0].isLost) return false
  if (rows[0]) await client.query('select pg_drop_replication_slot($1)', [slot])
  await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
  return true
}

async function copyDaily(options: Options, stop: AbortSignal, isNew: boolean) {
  const { store, source, kept, say } = options
  let isDue = isNew
  while (!stop.aborted) {
    const last = store.findBase()
    if (isDue || !last || Date.now() - last.at.getTime() >= dayMilliseconds) {
      isDue = false
      const at = new Date()
      const folder = store.folderFor(at)
      await source.copyInto(folder, stop)
      store.removePast(new Date(), kept)
      await update(options, 'base_at = $1', at)
      say(`The database is in ${folder}.`)
    }
    await sleep(lookMilliseconds, undefined, { signal: stop }).catch(() => undefined)
  }
}

/** Keeps until when everything that was committed can be restored. */
async function keepState(client: Client, options: Options, stop: AbortSignal) {
  let sample = await takeSample(client)
  while (!stop.aborted) {
    // What was on disk at the sample is in the copy of the log.
    if (await isCopied(client, sample.lsn)) {
      await update(options, 'restorable_until = $1', sample.at)
      sample = await takeSample(client)
    }
    await sleep(lookMilliseconds, undefined, { signal: stop }).catch(() => undefined)
  }
}

async function takeSample(client: Client) {
  const { rows } = await client.query<{ lsn: string; at: Date }>(
    'select pg_current_wal_flush_lsn()::text as lsn, now() as at',
  )
  return rows[0] ?? { lsn: '0/0', at: new Date(0) }
}

async function isCopied(client: Client, lsn: string): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from pg_replication_slots where slot_name = $1 and restart_lsn >= $2',
    [slot, lsn],
  )
  return rows.length > 0
}

async function noteFailure(options: Options, error: unknown) {
  const reason = reasonOf(error)
  options.complain(`The backup failed: ${reason}`)
  await update(options, 'failures = failures + 1, last_failure = $1', reason).catch(
    (also: unknown) => options.complain(`Its failure cannot be kept: ${reasonOf(also)}`),
  )
}

async function update({ state }: Options, change: string, value: unknown) {
  const client = await connect(state)
  try {
    await client.query(`update backup_state set ${change}`, [value])
  } finally {
    await client.end()
  }
}

async function connect(connection: Connection): Promise<Client> {
  const client = new (connection.Client ?? Client)({
    connectionTimeoutMillis: 5000,
    application_name: 'swipefolio-backup',
    ...connection,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
