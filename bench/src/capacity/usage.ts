import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { cpuSeconds, cpuSecondsWithDatabase } from '../load/cpu'
import type { FilledProduct } from '../scale/filled-product'

/** What a process and its database have used so far. */
export interface Usage {
  /** Seconds of CPU of the process. */
  process: number
  /** The same of the database. */
  database: number
  transactions: number
  /** Bytes of the write-ahead log. */
  log: number
  /** Events that every process hears. */
  events: number
  /** When it was read, in seconds. */
  at: number
}

/** Backends report their transactions at most once a second. */
const reportMilliseconds = 1500

/** Counts the events of a database from now on. */
export async function countEvents({ socketFolder }: FilledProduct) {
  const client = new Client({ host: socketFolder, user: 'swipefolio' })
  let count = 0
  client.on('notification', () => (count += 1))
  await client.connect()
  await client.query('listen swipefolio')
  return { read: () => count, close: () => client.end() }
}

export async function readUsage(
  { pid, dataDir, pool }: FilledProduct,
  readEvents: () => number,
): Promise<Usage> {
  await sleep(reportMilliseconds)
  const process = cpuSeconds(pid)
  const database = cpuSecondsWithDatabase(pid, dataDir) - process
  const { rows } = await pool.query<{ transactions: number; log: number }>(
    `select (xact_commit + xact_rollback)::float8 as transactions,
      (pg_current_wal_insert_lsn() - '0/0')::float8 as log
    from pg_stat_database where datname = current_database()`,
  )
  const { transactions = 0, log = 0 } = rows[0] ?? {}
  const events = readEvents()
  return { process, database, transactions, log, events, at: performance.now() / 1000 }
}

const figures = ['process', 'database', 'transactions', 'log', 'events', 'at'] as const

const combine = (one: Usage, other: Usage, by: (one: number, other: number) => number): Usage => {
  const of = (figure: (typeof figures)[number]) => by(one[figure], other[figure])
  return {
    process: of('process'),
    database: of('database'),
    transactions: of('transactions'),
    log: of('log'),
    events: of('events'),
    at: of('at'),
  }
}

export const scale = (usage: Usage, factor: number) => combine(usage, usage, (one) => one * factor)
export const add = (one: Usage, other: Usage) => combine(one, other, (a, b) => a + b)
export const subtract = (one: Usage, other: Usage) => combine(one, other, (a, b) => a - b)
