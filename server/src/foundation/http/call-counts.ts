import { sql } from 'kysely'
import { isUnwritable } from '../db/database-failures'
import { loggableError } from '../loggable-error'
import type { Services } from '../services'

const minute = 60_000
const writeMilliseconds = 1000
const mostSubjects = 100_000

export interface CallLimit {
  name: string
  callsPerMinute: number
}

interface Count {
  key: string
  callsPerMinute: number
  /** The calls of all processes, as the database knew them at the last write. */
  known: number
  unwritten: number
  /** Calls of this process that a statement is writing. */
  writing: number
  /** Calls since the last round of writes that were counted without a statement. */
  inMemory: number
}

/** Few calls are not shared: most people make one in two seconds, and a row for each of them would cost more than the call. */
const isWorthSharing = ({ inMemory, callsPerMinute }: Count) => inMemory >= callsPerMinute / 50
const hasUnwritten = ({ unwritten }: Count) => unwritten > 0

/**
 * Counts the calls of the current minute in memory and writes them to an unlogged table every second, so that processes
 * share them. A call is written at once where the limit is near or a burst is on, so that the count is exact there.
 */
export function createCallCounts({ db, clock, logger }: Pick<Services, 'db' | 'clock' | 'logger'>) {
  let current = 0
  const counts = new Map<CallLimit, Map<string | number, Count>>()

  function beginMinute() {
    const now = Math.floor(clock().getTime() / minute)
    if (now <= current) return
    current = now
    counts.clear()
  }

  function countOf(limit: CallLimit, subject: string | number): Count {
    beginMinute()
    const found = counts.get(limit)?.get(subject)
    if (found) return found
    let ofLimit = counts.get(limit)
    if (!ofLimit || ofLimit.size >= mostSubjects) {
      void writeAll(hasUnwritten)
      ofLimit = new Map()
      counts.set(limit, ofLimit)
    }
    const { name, callsPerMinute } = limit
    const key = `${name}:${subject}`
    const made = { key, callsPerMinute, known: 0, unwritten: 0, writing: 0, inMemory: 0 }
    ofLimit.set(subject, made)
    return made
  }

  async function write(batch: Count[]) {
    // Processes write the same keys in the same order, so that they cannot deadlock.
    const rows = batch
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map((count) => ({ key: count.key, count, calls: count.unwritten }))
    if (rows.length === 0) return new Map<string, number>()
    for (const { count, calls } of rows) {
      count.unwritten -= calls
      count.writing += calls
    }
    try {
      const totals = await addCalls(db, current, rows)
      for (const { key, count } of rows) count.known = Math.max(count.known, totals.get(key) ?? 0)
      return totals
    } catch (error) {
      for (const { count, calls } of rows) count.unwritten += calls
      throw error
    } finally {
      for (const { count, calls } of rows) count.writing -= calls
    }
  }

  /** Other processes read the counts within a second; a crash loses at most those of a second. */
  async function writeAll(isDue: (count: Count) => boolean) {
    beginMinute()
    try {
      const batch = [...counts.values()].flatMap((ofLimit) => [...ofLimit.values()].filter(isDue))
      await write(batch)
      for (const count of batch) count.inMemory = 0
    } catch (error) {
      logger.warn({ err: loggableError(error) }, 'Calls could not be counted')
    }
  }
  const timer = setInterval(() => void writeAll(isWorthSharing), writeMilliseconds).unref()

  /** Counts calls and returns those of the minute, where that suffices. */
  function addInMemory(count: Count, added: number): number | undefined {
    const { callsPerMinute, inMemory, known, writing, unwritten } = count
    const calls = known + writing + unwritten + added
    if (calls > callsPerMinute / 2 || inMemory >= callsPerMinute / 10) return undefined
    count.unwritten += added
    count.inMemory += added
    return calls
  }

  return {
    /** Counts a call where memory suffices. Otherwise it is not counted. */
    addFromMemory(limit: CallLimit, subject: string | number): boolean {
      return addInMemory(countOf(limit, subject), 1) !== undefined
    },
    /** Counts calls and returns the calls of the minute, these included; at once where memory suffices. */
    add(limit: CallLimit, subject: string | number, added = 1): number | Promise<number> {
      const count = countOf(limit, subject)
      if (count.known > limit.callsPerMinute) return count.known
      const calls = addInMemory(count, added)
      if (calls !== undefined) return calls
      count.unwritten += added
      return write([count]).then(
        (totals) => totals.get(count.key) ?? 0,
        (error: unknown) => {
          // A database that only reads still answers reads; each process then counts alone.
          if (isUnwritable(error)) return count.known + count.writing + count.unwritten
          throw error
        },
      )
    },
    close() {
      clearInterval(timer)
      return writeAll(hasUnwritten)
    },
  }
}

async function addCalls(
  db: Services['db'],
  current: number,
  rows: { key: string; calls: number }[],
): Promise<Map<string, number>> {
  const added = await sql<{ key: string; calls: number }>`
    insert into call_count (key, minute, calls)
    select key, ${current}, calls
    from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ calls }) => calls)}::int[]) as added (key, calls)
    on conflict (key) do update set
      minute = greatest(call_count.minute, excluded.minute),
      calls = excluded.calls
        + case when excluded.minute > call_count.minute then 0 else call_count.calls end
    returning key, calls`.execute(db)
  return new Map(added.rows.map(({ key, calls }) => [key, calls]))
}

/** Removes the counts of past minutes. */
export const removePastCounts = (db: Services['db'], now: Date) =>
  sql`delete from call_count where minute < ${Math.floor(now.getTime() / minute) - 1}`.execute(db)
