import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** The requested page of a list. Without a limit and a position it is the whole list. */
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

/**
 * Keyset pagination: reads the items after the given sort keys, so that inserts and deletions between pages skip and
 * repeat nothing.
 */
export async function readPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { direction, keys }: Order,
  { limit, after }: PageRequest,
): Promise<Page<O>> {
  const values = sql.join(keys.map(({ by }) => by))
  let ordered = query.select(sql<unknown[]>`jsonb_build_array(${values})`.as('sort_keys'))
  for (const { by } of keys) ordered = ordered.orderBy(by, direction)
  if (after) {
    const last = sql.join(
      keys.map(({ type }, at) => sql`${String(after[at])}::text::${sql.raw(type)}`),
    )
    const beyond = sql.raw(direction === 'asc' ? '>' : '<')
    ordered = ordered.where(sql<boolean>`(${values}) ${beyond} (${last})`)
  }
  if (limit === undefined) return new Page<O>(await ordered.execute())
  const rows = (await ordered.limit(limit + 1).execute()) as (O & { sort_keys: unknown[] })[]
  const items = rows.slice(0, limit)
  return new Page<O>(items, rows.length > limit ? items.at(-1)?.sort_keys : undefined)
}
