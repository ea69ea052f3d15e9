import { sql } from 'kysely'
import { loggableError } from '../loggable-error'
import type { Services } from '../services'

const minute = 60_000
const writeMilliseconds = 1000
const mostKeys = 100_000

interface Count {
  /** The calls of all processes, as the database knew them at the last write. */
  known: number
  unwritten: number
  /** Calls of this process that a statement is writing. */
  writing: number
  /** Calls since the last round of writes that were counted without a statement. */
  inMemory: number
}

/**
 * Counts the calls of the current minute in memory and writes them to an unlogged table every second, so that processes
 * share them. A call is written at once where the limit is near or a burst is on, so that the count is exact there.
 */
export function createCallCounts({ db, clock, logger }: Pick<Services, 'db' | 'clock' | 'logger'>) {
  let current = 0
  let counts = new Map<string, Count>()

  function beginMinute() {
    const now = Math.floor(clock().getTime() / minute)
    if (now <= current) return
    current = now
    counts = new Map()
  }

  function countOf(key: string): Count {
    beginMinute()
    const found = counts.get(key)
    if (found) return found
    if (counts.size >= mostKeys) {
      void writeAll()
      counts = new Map()
    }
    const made = { known: 0, unwritten: 0, writing: 0, inMemory: 0 }
    counts.set(key, made)
    return made
  }

  async function write(batch: [string, Count][]) {
    // Processes write the same keys in the same order, so that they cannot deadlock.
    const rows = batch
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, count]) => ({ key, count, calls: count.unwritten }))
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
  async function writeAll() {
    beginMinute()
    try {
      const batch = [...counts].filter(([, count]) => count.inMemory > 0)
      await write(batch)
      for (const [, count] of batch) count.inMemory = 0
    } catch (error) {
      logger.warn({ err: loggableError(error) }, 'Calls could not be counted')
    }
  }
  const timer = setInterval(() => void writeAll(), writeMilliseconds).unref()

  return {
    /** Counts a call and returns the calls of the minute, this one included; at once where memory suffices. */
    add(key: string, limit: number): number | Promise<number> {
      const count = countOf(key)
      if (count.known > limit) return count.known
      count.unwritten += 1
      const calls = count.known + count.writing + count.unwritten
      if (calls <= limit / 2 && count.inMemory < limit / 10) {
        count.inMemory += 1
        return calls
      }
      return write([[key, count]]).then((totals) => totals.get(key) ?? 0)
    },
    close() {
      clearInterval(timer)
      return writeAll()
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
