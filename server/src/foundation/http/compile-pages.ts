import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { compileOnce } from '../db/compile-once'
import type { Executor } from '../db/database'
import {
  type InOrder,
  isLong,
  keysAsText,
  mostItems,
  type Order,
  type Page,
  pageOf,
  type PageRequest,
  selectInOrder,
  selectWithinBytes,
} from './keyset-pagination'

interface List<Parameters, DB, TB extends keyof DB, O> {
  query: (db: Executor, parameters: Parameters) => SelectQueryBuilder<DB, TB, O>
  order: (parameters: Parameters) => Order
  /** The bytes of an item's long texts. */
  bytes?: RawBuilder<unknown>
}

interface Range {
  rows: number
  /** The first key that the page begins after, and so on. */
  [after: `after ${number}`]: string
}

/** A list whose statements are built and compiled once: `readPage` for lists that are asked for often. See `compileOnce`. */
export function compilePages<Parameters extends object, DB, TB extends keyof DB, O>({
  query,
  order,
  bytes,
}: List<Parameters, DB, TB, O>) {
  type Row = InOrder<O> & { found?: number }
  const compile = (isFirst: boolean, measured?: RawBuilder<unknown>) =>
    compileOnce<Parameters & Range, Row>((db, parameters) => {
      const ordered = order(parameters)
      const after = ordered.keys.map((_, at) => parameters[`after ${at}`] ?? '')
      const range = { rows: parameters.rows, after: isFirst ? undefined : after }
      const all = query(db, parameters)
      return measured
        ? selectWithinBytes(all, ordered, range, measured)
        : selectInOrder(all, ordered, range)
    })
  const short = { first: compile(true), next: compile(false) }
  const long = bytes ? { first: compile(true, bytes), next: compile(false, bytes) } : short

  return async (
    db: Executor,
    parameters: Parameters,
    { limit = mostItems, after }: PageRequest,
  ): Promise<Page<O>> => {
    const { first, next } = isLong(limit) ? long : short
    const range: Range = { rows: limit + 1 }
    if (after) {
      const keys = keysAsText(order(parameters), after)
      for (const [at, key] of keys.entries()) range[`after ${at}`] = key
    }
    const rows = await (after ? next : first)(db, { ...parameters, ...range })
    return pageOf<O>(rows, limit, rows[0]?.found)
  }
}
