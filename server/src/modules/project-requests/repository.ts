import { sql } from 'kysely'
import type { Executor } from '../../db/database'
import { newId } from '../../db/ids'

export interface ProjectRequestContent {
  title: string
  mission: string
  position_offer: string
  end_date: string
}

const selectProjectRequests = (db: Executor) =>
  db
    .selectFrom('project_request')
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

export type ProjectRequestRow = Awaited<ReturnType<typeof listProjectRequests>>[number]

/** Open ones first, the nearest deadline on top; then the closed ones, the latest on top. */
export const listProjectRequests = (db: Executor, today: string) =>
  selectProjectRequests(db)
    .orderBy(sql`project_request.end_date < ${today}::date`)
    .orderBy(sql`abs(project_request.end_date - ${today}::date)`)
    .orderBy('project_request.created_at', 'desc')
    .orderBy('project_request.id')
    .execute()

/** Open ones first, in each group the newest on top. */
export const listProjectRequestsOf = (db: Executor, ownerId: number, today: string) =>
  selectProjectRequests(db)
    .where('project_request.owner_id', '=', ownerId)
    .orderBy(sql`project_request.end_date < ${today}::date`)
    .orderBy('project_request.created_at', 'desc')
    .orderBy('project_request.id')
    .execute()

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

/** Holds the request until the transaction ends: links to it are counted one after the other. */
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
