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

interface Range {
  rows: number
  /** The sort keys of the row before the first. */
  after?: string[]
}

export type InOrder<Row> = Row & { sort_keys: unknown[] }

/** The rows of a page in their order. */
export function selectInOrder<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { rows, after }: Range,
) {
  // PostgreSQL computes what is volatile after the limit, for the rows of the page, and the rest for all rows that it sorts.
  const keys = sql<
    unknown[]
  >`case when random() >= 0 then jsonb_build_array(${valuesOf(order)}) end`
  let ordered = query.select(keys.as('sort_keys')).limit(rows)
  for (const { by } of order.keys) ordered = ordered.orderBy(by, order.direction)
  return after ? ordered.where(isAfter(order, after)) : ordered
}

/** The first of them that are not too many bytes together, and how many there are. */
export function selectWithinBytes<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  range: Range,
  bytes: RawBuilder<unknown>,
) {
  const keys = sql.join(order.keys.map(({ by }) => sql`${by} ${sql.raw(order.direction)}`))
  const before = sql`coalesce(sum(${bytes} + 1) over (
    order by ${keys} rows between unbounded preceding and 1 preceding), 0)`
  return sql<InOrder<O> & { found: number }>`
    with listed as materialized (${selectInOrder(query, order, range).select(before.as('bytes_before'))})
    select *, (select count(*) from listed) as found
    from listed where bytes_before < ${mostBytes} order by bytes_before`
}

export const isLong = (limit: number) => limit > fewItems

/**
 * Keyset pagination: reads the items after the given sort keys, so that inserts and deletions between pages skip and
 * repeat nothing. A list with long texts has fewer items than asked for where they would be too many bytes.
 */
export async function readPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { limit = mostItems, after }: PageRequest,
  texts?: LongTexts,
): Promise<Page<O>> {
  const range = { rows: limit + 1, after: after && keysAsText(order, after) }
  if (texts && isLong(limit)) {
    const { rows } = await selectWithinBytes(query, order, range, texts.bytes).execute(texts.db)
    return pageOf<O>(rows, limit, rows[0]?.found)
  }
  return pageOf<O>((await selectInOrder(query, order, range).execute()) as InOrder<O>[], limit)
}

const valuesOf = ({ keys }: Order) => sql.join(keys.map(({ by }) => by))

/** The sort keys as parameters. Throws 400 for the keys of another order. */
export function keysAsText({ keys }: Order, after: unknown[]): string[] {
  if (after.length !== keys.length) throw invalidInput(msg('Invalid cursor'))
  return after.map(String)
}

/** Whether a row comes after the sort keys of another one. */
export function isAfter(order: Order, after: string[]) {
  const last = sql.join(order.keys.map(({ type }, at) => sql`${after[at]}::text::${sql.raw(type)}`))
  const beyond = sql.raw(order.direction === 'asc' ? '>' : '<')
  return sql<boolean>`(${valuesOf(order)}) ${beyond} (${last})`
}

export function pageOf<O>(rows: InOrder<O>[], limit: number, found = rows.length): Page<O> {
  const items = rows.slice(0, limit)
  return new Page<O>(items, found > items.length ? items.at(-1)?.sort_keys : undefined)
}
