import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ProjectRequestTable } from '../../foundation/db/project-request-tables'
import {
  isAfter,
  mostItems,
  type Order,
  type PageRequest,
} from '../../foundation/http/keyset-pagination'
import { contains } from '../../foundation/http/search'

interface Listing {
  today: string
  search: string
  page: PageRequest
  /** Closed ones last, then by the days between the deadline and today, then newest first. */
  order: Order
}

type Condition = RawBuilder<unknown>

const texts = sql`(project_request.title || ' ' || project_request.mission)`

/**
 * The requests that a page can have, and few others. No index has the order by distance from today, but each of both groups is in
 * the order of one: open requests from today on, closed ones from today back.
 */
export function listedRequests(listing: Listing): RawBuilder<Selectable<ProjectRequestTable>> {
  const { search } = listing
  if (search === '') return sql`(${groups(listing)})`
  const matches = sql`(${contains(texts, search)} or owner_id in (${ownersNamed(search)}))`
  if (!isIndexed(search)) return sql`(${groups(listing, [matches])})`
  const found = sql`(select count(*) from found)`
  return sql`(
    with found as materialized (
      select id from project_request where ${contains(texts, search)}
      union all
      select id from project_request where owner_id in (${ownersNamed(search)})
      limit ${mostFound + 1}
    )
    ${groups(listing, [sql`${found} > ${mostFound}`, matches])}
    union all
    select project_request.* from project_request
    where ${found} <= ${mostFound} and id in (select id from found)
  )`
}

/** A word of more requests is soon found by reading them in order. */
const mostFound = 1000

/** An index of trigrams has no shorter parts of words. */
const isIndexed = (search: string) => /[\p{L}\p{N}]{3}/u.test(search)

const ownersNamed = (search: string) =>
  sql`select account.id from account where company_name <> '' and ${contains(sql`company_name`, search)}`

function groups({ today, page, order }: Listing, conditions: Condition[] = []) {
  const { limit = mostItems, after } = page
  const rest = after ? [...conditions, isAfter(order, after)] : conditions
  const [isClosed, days] = after ?? []
  const group = (condition: Condition, direction: Condition) => sql`(
    select project_request.* from project_request
    where ${sql.join([condition, ...rest], sql` and `)}
    order by end_date ${direction}, created_at desc, id
    limit ${limit + 1}
  )`
  const nearest = after ? sql`${String(days)}::integer` : sql`0`
  const open = group(isClosed ? sql`false` : sql`end_date >= ${today}::date + ${nearest}`, sql`asc`)
  const closed = group(
    sql`end_date < ${today}::date and end_date <= ${today}::date - ${isClosed ? nearest : sql`0`}`,
    sql`desc`,
  )
  return sql`${open} union all ${closed}`
}
