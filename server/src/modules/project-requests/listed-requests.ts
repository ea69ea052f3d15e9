import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ProjectRequestTable } from '../../foundation/db/project-request-tables'
import {
  isAfter,
  keysAsText,
  mostItems,
  type PageRequest,
} from '../../foundation/http/keyset-pagination'
import { mostFound } from '../../foundation/http/search'
import type { ListOrder } from './request-orders'

type Condition = RawBuilder<unknown>

/** What listed requests have in common. */
export interface Narrowing {
  matches: Condition
  /** A query of the ids of such requests by an index; without it each request is looked at. */
  found?: RawBuilder<unknown>
}

interface Listing {
  today: string
  page: PageRequest
  order: ListOrder
  isOpenOnly: boolean
  narrowings: Narrowing[]
}

/**
 * The requests that a page can have, and few others. No index has the order of the list, but each of both groups, open and
 * closed requests, is in the order of one. What narrows the list to few requests is looked for first.
 */
export function listedRequests(listing: Listing): RawBuilder<Selectable<ProjectRequestTable>> {
  const { narrowings, isOpenOnly, today } = listing
  const all = narrowings.map(({ matches }) => matches)
  const sets = narrowings
    .filter(({ found }) => found)
    .map((narrowing, at) => ({ ...narrowing, name: sql.ref(`found_${at}`) }))
  const size = ({ name }: { name: Condition }) => sql`(select count(*) from ${name})`
  const isLarge = (set: { name: Condition }) => sql`${size(set)} > ${mostFound}`
  const fromSets = sets.map((set, at) => {
    const others = narrowings.filter(({ matches }) => matches !== set.matches)
    const conditions = [
      ...sets.slice(0, at).map(isLarge),
      sql`${size(set)} <= ${mostFound}`,
      ...others.map(({ matches }) => matches),
      ...(isOpenOnly ? [isOpen(today)] : []),
    ]
    // The offset keeps it from becoming a join that reads every request.
    return sql`
      select project_request.* from (select distinct id from ${set.name}) as known
      cross join lateral (
        select * from project_request where project_request.id = known.id offset 0
      ) as project_request
      where ${sql.join(conditions, sql` and `)}`
  })
  const definitions = sets.map(
    ({ name, found }) =>
      sql`${name} as materialized (select id from (${found}) as ids limit ${mostFound + 1})`,
  )
  const { open, closed } = groups(listing, [...sets.map(isLarge), ...all])
  return sql`(
    with ${sql.join([...definitions, sql`open_requests as materialized (${open})`])}
    ${sql.join([sql`select * from open_requests`, ...closed, ...fromSets], sql` union all `)}
  )`
}

const isOpen = (today: string) => sql`project_request.end_date >= ${today}::date`

/** Both groups, each no longer than the page; the closed ones only where the open ones do not fill it. */
function groups({ today, page, order, isOpenOnly }: Listing, conditions: Condition[]) {
  const { limit = mostItems, after } = page
  const rest = after
    ? [...conditions, isAfter(order.order, keysAsText(order.order, after))]
    : conditions
  const [isClosed, start] = after ?? []
  const group = (name: 'open' | 'closed', isOfGroup: Condition) => {
    const isReached = after && isClosed === (name === 'closed')
    const begin = isReached ? [order.groupStart(name, String(start))] : []
    return sql`(
      select project_request.* from project_request
      where ${sql.join([isOfGroup, ...begin, ...rest], sql` and `)}
      order by ${order.groupOrder(name)}
      limit ${limit + 1}
    )`
  }
  const isShort = sql`(select count(*) from open_requests) <= ${limit}`
  const isClosedOne = sql`end_date < ${today}::date and ${isShort}`
  return {
    open: group('open', isClosed ? sql`false` : isOpen(today)),
    closed: isOpenOnly ? [] : [group('closed', isClosedOne)],
  }
}
