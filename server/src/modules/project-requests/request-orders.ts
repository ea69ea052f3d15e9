import type { RequestOrder } from '@swipefolio/shared/contract'
import { type RawBuilder, sql } from 'kysely'
import { key, type Order, type SortKey } from '../../foundation/http/keyset-pagination'

export const closedLast = (today: string): SortKey => ({
  by: sql`project_request.end_date < ${today}::date`,
  type: 'boolean',
})

export const newestFirst: SortKey[] = [
  { by: sql`-extract(epoch from project_request.created_at)`, type: 'numeric' },
  key('project_request.id', 'bigint'),
]

/** An order of all requests, closed ones last. Each of both groups, open and closed, is in the order of an index. */
export interface ListOrder {
  order: Order
  /** What sorts a group like the whole. */
  groupOrder: (group: Group) => RawBuilder<unknown>
  /** Where a group begins in its index, for the second sort key of the item before. */
  groupStart: (group: Group, key: string) => RawBuilder<unknown>
}

type Group = 'open' | 'closed'

/** Open requests by nearest deadline, then closed ones by latest deadline: by the days between the deadline and today. */
const byDeadline = (today: string): ListOrder => ({
  order: {
    direction: 'asc',
    keys: [
      closedLast(today),
      { by: sql`abs(project_request.end_date - ${today}::date)`, type: 'integer' },
      ...newestFirst,
    ],
  },
  groupOrder: (group) =>
    group === 'open'
      ? sql`end_date asc, created_at desc, id`
      : sql`end_date desc, created_at desc, id`,
  groupStart: (group, days) =>
    group === 'open'
      ? sql`end_date >= ${today}::date + ${days}::integer`
      : sql`end_date <= ${today}::date - ${days}::integer`,
})

const byAge = (today: string): ListOrder => ({
  order: { direction: 'asc', keys: [closedLast(today), ...newestFirst] },
  groupOrder: () => sql`created_at desc, id`,
  // The second more is for what the conversion may round.
  groupStart: (_group, age) =>
    sql`created_at <= to_timestamp(-(${age}::double precision)) + interval '1 second'`,
})

const orders = { closing: byDeadline, newest: byAge } satisfies Record<
  RequestOrder,
  (today: string) => ListOrder
>

export const orderNamed = (name: RequestOrder, today: string): ListOrder => orders[name](today)
