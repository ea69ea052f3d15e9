import type { CallQuery, RequestOrder } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { sql } from 'kysely'
import { invalidInput } from '../../foundation/http/errors'
import { parseFlag } from '../../foundation/http/parse-flag'
import { contains, hasTrigram, mostFound, parseSearch } from '../../foundation/http/search'
import { parseTechnologyIds } from '../technologies/technology-ids'
import type { Narrowing } from './listed-requests'

/** What a list of all requests is asked for. */
export interface RequestFilters {
  search: string
  order: RequestOrder
  /** Requests have one of them; any when empty. */
  technologyIds: number[]
  isOpenOnly: boolean
}

function parseOrder(text = 'closing'): RequestOrder {
  if (text !== 'closing' && text !== 'newest') throw invalidInput(msg('Unknown order'))
  return text
}

export const parseFilters = (query: CallQuery<'GET /api/projectrequests'>): RequestFilters => ({
  search: parseSearch(query.search),
  order: parseOrder(query.sort),
  technologyIds: parseTechnologyIds(query.tech),
  isOpenOnly: parseFlag('open', query.open),
})

const texts = sql`(project_request.title || ' ' || project_request.mission)`

const ownersNamed = (search: string) =>
  sql`select account.id from account where company_name <> '' and ${contains(sql`company_name`, search)}`

/** Requests with a text in title, mission or the name of the company. Those that lack it are told by `searched` five times as fast. */
const containing = (search: string): Narrowing => ({
  matches: sql`(strpos(project_request.searched, lower(${search}::text)) > 0 or project_request.owner_id in (${ownersNamed(search)}))`,
  found: hasTrigram(search)
    ? sql`
      select id from project_request where ${contains(texts, search)}
      union all
      select id from project_request where owner_id in (${ownersNamed(search)})`
    : undefined,
})

/** Requests with at least one of these technologies. */
export const naming = (technologyIds: number[]): Narrowing => ({
  // The offset keeps it from becoming a join that reads what every request names.
  matches: sql`exists (
    select from project_request_technology as named
    where named.project_request_id = project_request.id
      and named.technology_id = any(${technologyIds}::bigint[])
    offset 0
  )`,
  found: sql`
    select named.id from unnest(${technologyIds}::bigint[]) as asked (technology_id)
    cross join lateral (
      select project_request_id as id from project_request_technology
      where technology_id = asked.technology_id
      order by project_request_id
      limit ${mostFound + 1}
    ) as named`,
})

export const narrowingsOf = ({ search, technologyIds }: RequestFilters): Narrowing[] => [
  ...(technologyIds.length > 0 ? [naming(technologyIds)] : []),
  ...(search === '' ? [] : [containing(search)]),
]
