import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import type { ProjectRequestTable } from '../../foundation/db/project-request-tables'
import {
  key,
  type PageRequest,
  readPage,
  type SortKey,
} from '../../foundation/http/keyset-pagination'
import { listedRequests } from './listed-requests'
import { countLinks, isNewLink } from './received-links'

export interface ProjectRequestContent {
  title: string
  mission: string
  position_offer: string
  end_date: string
}

type Requests = RawBuilder<Selectable<ProjectRequestTable>>

const selectProjectRequests = (db: Executor, requests: Requests = sql.table('project_request')) =>
  db
    .selectFrom(requests.as('project_request'))
    .innerJoin('account as owner', 'owner.id', 'project_request.owner_id')
    .select([
      'project_request.id',
      'project_request.title',
      'project_request.mission',
      'project_request.position_offer',
      'project_request.end_date',
      'owner.first_name',
      'owner.last_name',
      'owner.company_name',
    ])

export type ProjectRequestRow = NonNullable<Awaited<ReturnType<typeof findProjectRequest>>>

const closedLast = (today: string): SortKey => ({
  by: sql`project_request.end_date < ${today}::date`,
  type: 'boolean',
})
const newestFirst: SortKey[] = [
  { by: sql`-extract(epoch from project_request.created_at)`, type: 'numeric' },
  key('project_request.id', 'bigint'),
]

/** Open requests by nearest deadline, then closed ones by latest deadline. */
export function listProjectRequests(
  db: Executor,
  today: string,
  search: string,
  page: PageRequest,
) {
  const nearestFirst: SortKey = {
    by: sql`abs(project_request.end_date - ${today}::date)`,
    type: 'integer',
  }
  const order = {
    direction: 'asc' as const,
    keys: [closedLast(today), nearestFirst, ...newestFirst],
  }
  const listed = listedRequests({ today, search, page, order })
  return readPage(selectProjectRequests(db, listed), order, page, requestTexts(db))
}

const requestTexts = (db: Executor) => ({
  db,
  bytes: sql`octet_length(mission) + octet_length(position_offer)`,
})

/** Open requests first, each group newest first; with the number of links and of new ones. */
export const listProjectRequestsOf = (
  db: Executor,
  ownerId: number,
  today: string,
  page: PageRequest,
) =>
  readPage(
    selectProjectRequests(db)
      .where('project_request.owner_id', '=', ownerId)
      .select([
        countLinks(db, ownerId).as('links_count'),
        countLinks(db, ownerId).where(isNewLink).as('new_links'),
      ]),
    { direction: 'asc', keys: [closedLast(today), ...newestFirst] },
    page,
    requestTexts(db),
  )

/** How many requests of an owner are open, without one of them. */
export async function countOtherOpenRequests(
  db: Executor,
  { ownerId, today, id = 0 }: { ownerId: number; today: string; id?: number },
) {
  const { count } = await db
    .selectFrom('project_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('id', '<>', id)
    .where('end_date', '>=', today)
    .executeTakeFirstOrThrow()
  return count
}

export type OwnProjectRequestRow = Awaited<
  ReturnType<typeof listProjectRequestsOf>
>['items'][number]

export const findProjectRequest = (db: Executor, id: number) =>
  selectProjectRequests(db).where('project_request.id', '=', id).executeTakeFirst()

export async function isOwnProjectRequest(db: Executor, ownerId: number, id: number) {
  const row = await db
    .selectFrom('project_request')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row !== undefined
}

export async function findOwner(db: Executor, id: number) {
  const row = await db
    .selectFrom('project_request')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.owner_id
}

/** Locks the request until the transaction ends, so that its links are counted one after the other. */
export const lockProjectRequest = (db: Executor, id: number) =>
  db
    .selectFrom('project_request')
    .select(['id', 'owner_id', 'title', 'end_date'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function createProjectRequest(
  db: Executor,
  request: ProjectRequestContent & { owner_id: number; created_at: Date },
) {
  const id = newId()
  await db
    .insertInto('project_request')
    .values({ id, ...request })
    .execute()
  return id
}

export async function updateProjectRequest(
  db: Executor,
  ownerId: number,
  id: number,
  content: ProjectRequestContent,
) {
  const updated = await db
    .updateTable('project_request')
    .set(content)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

export async function removeProjectRequest(db: Executor, ownerId: number, id: number) {
  const removed = await db
    .deleteFrom('project_request')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
