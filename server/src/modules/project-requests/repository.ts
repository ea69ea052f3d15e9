import type { RequestOrder } from '@swipefolio/shared/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import type { ProjectRequestTable } from '../../foundation/db/project-request-tables'
import { compilePages } from '../../foundation/http/compile-pages'
import { type PageRequest, readPage } from '../../foundation/http/keyset-pagination'
import { technologiesOfRequest } from '../technologies/repository'
import { listedRequests, type Narrowing } from './listed-requests'
import { countLinks, isNewLink } from './received-links'
import { closedLast, newestFirst, orderNamed } from './request-orders'

export interface ProjectRequestContent {
  title: string
  mission: string
  position_offer: string
  end_date: string
  /** Stays as it is where it is missing. */
  place?: string
  reward?: string
}

const columns = [
  'project_request.id',
  'project_request.title',
  'project_request.mission',
  'project_request.position_offer',
  'project_request.end_date',
  'project_request.place',
  'project_request.reward',
  'owner.first_name',
  'owner.last_name',
  'owner.company_name',
] as const

const selectProjectRequests = (db: Executor) =>
  db
    .selectFrom('project_request')
    .innerJoin('account as owner', 'owner.id', 'project_request.owner_id')
    .select(columns)
    .select((eb) => technologiesOfRequest(eb).as('technologies'))

/** The same of the requests that a page can have. */
const selectListed = (db: Executor, page: RawBuilder<Selectable<ProjectRequestTable>>) =>
  db
    .selectFrom(page.as('project_request'))
    .innerJoinLateral(
      // The offset keeps it from becoming a join that reads every account.
      (eb) =>
        eb
          .selectFrom('account')
          .select(['first_name', 'last_name', 'company_name'])
          .whereRef('account.id', '=', 'project_request.owner_id')
          .offset(sql.lit(0))
          .as('owner'),
      (join) => join.onTrue(),
    )
    .select(columns)
    .select((eb) => technologiesOfRequest(eb).as('technologies'))

export type ProjectRequestRow = NonNullable<Awaited<ReturnType<typeof findProjectRequest>>>

interface Listing {
  today: string
  order: RequestOrder
  isOpenOnly: boolean
  narrowings: Narrowing[]
  page: PageRequest
}

/** Open requests, then closed ones, each in the order that is asked for. */
export function listProjectRequests(db: Executor, listing: Listing) {
  const order = orderNamed(listing.order, listing.today)
  const listed = listedRequests({ ...listing, order })
  return readPage(selectListed(db, listed), order.order, listing.page, { db, bytes })
}

const bytes = sql`octet_length(mission) + octet_length(position_offer)`

/** Open requests first, each group newest first; with the number of links and of new ones. */
export const listProjectRequestsOf = compilePages({
  query: (db, { ownerId }: { ownerId: number; today: string }) =>
    selectProjectRequests(db)
      .where('project_request.owner_id', '=', ownerId)
      .select([
        countLinks(db, ownerId).as('links_count'),
        countLinks(db, ownerId).where(isNewLink).as('new_links'),
      ]),
  order: ({ today }) => ({ direction: 'asc', keys: [closedLast(today), ...newestFirst] }),
  bytes,
})

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

/** The request that was created with an idempotency key; none without one. */
export const findProjectRequestByKey = async (
  db: Executor,
  ownerId: number,
  idempotencyKey: string | undefined,
) =>
  idempotencyKey === undefined
    ? undefined
    : selectProjectRequests(db)
        .where('project_request.owner_id', '=', ownerId)
        .where('project_request.idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()

export async function isOwnProjectRequest(db: Executor, ownerId: number, id: number) {
  const row = await db
    .selectFrom('project_request')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row !== undefined
}

/** The owner, and the links that a recruiter sees if it is theirs. */
export const findOwnership = (db: Executor, recruiterId: number, id: number) =>
  db
    .selectFrom('project_request')
    .select(['owner_id', countLinks(db, recruiterId).as('links_count')])
    .where('id', '=', id)
    .executeTakeFirst()

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
  request: ProjectRequestContent & { owner_id: number; created_at: Date; idempotency_key?: string },
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

export async function replaceRequestTechnologies(
  db: Executor,
  requestId: number,
  technologyIds: number[],
) {
  await db
    .deleteFrom('project_request_technology')
    .where('project_request_id', '=', requestId)
    .execute()
  await sql`
    insert into project_request_technology (project_request_id, technology_id, position)
    select ${requestId}::bigint, technology_id, place - 1
    from unnest(${technologyIds}::bigint[]) with ordinality as named (technology_id, place)`.execute(
    db,
  )
}

export async function removeProjectRequest(db: Executor, ownerId: number, id: number) {
  const removed = await db
    .deleteFrom('project_request')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
