import { msg } from '@swipefolio/shared/i18n'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Executor } from '../db/database'
import { invalidInput } from './errors'

/** The largest page, in items and in bytes of long texts. */
export const mostItems = 1000
const mostBytes = 1024 * 1024
/** A page of so few items is below that anyway. */
const fewItems = 50

/** The requested page of a list. Without a limit and a position it is the whole list, of up to 1,000 items. */
export interface PageRequest {
  limit?: number
  /** The sort keys of the last item of the previous page. */
  after?: unknown[]
}

/** Items in the order of the list. `next` holds the sort keys of the last item when more follow. */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly next?: unknown[],
  ) {}

  map<U>(present: (item: T) => U): Page<U> {
    return new Page(this.items.map(present), this.next)
  }
}

export interface SortKey {
  by: RawBuilder<unknown>
  type: 'bigint' | 'boolean' | 'integer' | 'numeric' | 'text' | 'timestamptz'
}

/** All keys sort in the same direction. Together they are unique for each item. */
export interface Order {
  direction: 'asc' | 'desc'
  keys: SortKey[]
}

export const key = (column: string, type: SortKey['type']): SortKey => ({
  by: sql.ref(column),
  type,
})

/** The long texts of a list's items: how many bytes an item has of them. */
interface LongTexts {
  db: Executor
  bytes: RawBuilder<unknown>
}

/**
 * Keyset pagination: reads the items after the given sort keys, so that inserts and deletions between pages skip and
 * repeat nothing. A list with long texts has fewer items than asked for where they would be too many bytes.
 */
export async function readPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { direction, keys }: Order,
  { limit = mostItems, after }: PageRequest,
  texts?: LongTexts,
): Promise<Page<O>> {
  type Row = O & { sort_keys: unknown[] }
  const values = valuesOf(keys)
  // PostgreSQL computes what is volatile after the limit, for the rows of the page, and the rest for all rows that it sorts.
  const keysOfPage = sql<unknown[]>`case when random() >= 0 then jsonb_build_array(${values}) end`
  let ordered = query.select(keysOfPage.as('sort_keys'))
  for (const { by } of keys) ordered = ordered.orderBy(by, direction)
  if (after) ordered = ordered.where(isAfter({ direction, keys }, after))
  if (texts && limit > fewItems) {
    const order = sql.join(keys.map(({ by }) => sql`${by} ${sql.raw(direction)}`))
    const before = sql`coalesce(sum(${texts.bytes} + 1) over (
      order by ${order} rows between unbounded preceding and 1 preceding), 0)`
    const { rows } = await sql<Row & { found: number }>`
      with listed as materialized (${ordered.select(before.as('bytes_before')).limit(limit + 1)})
      select *, (select count(*) from listed) as found
      from listed where bytes_before < ${mostBytes} order by bytes_before`.execute(texts.db)
    return pageOf<Row>(rows, limit, rows[0]?.found ?? 0)
  }
  const rows = (await ordered.limit(limit + 1).execute()) as Row[]
  return pageOf<Row>(rows, limit, rows.length)
}

const valuesOf = (keys: SortKey[]) => sql.join(keys.map(({ by }) => by))

/** Whether a row comes after the sort keys of another one. Throws 400 for the keys of another order. */
export function isAfter({ direction, keys }: Order, after: unknown[]) {
  if (after.length !== keys.length) throw invalidInput(msg('Invalid cursor'))
  const last = sql.join(
    keys.map(({ type }, at) => sql`${String(after[at])}::text::${sql.raw(type)}`),
  )
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  return sql<boolean>`(${valuesOf(keys)}) ${beyond} (${last})`
}

function pageOf<Row extends { sort_keys: unknown[] }>(rows: Row[], limit: number, found: number) {
  const items = rows.slice(0, limit)
  return new Page<Row>(items, found > items.length ? items.at(-1)?.sort_keys : undefined)
}
