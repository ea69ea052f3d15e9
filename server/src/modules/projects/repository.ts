import type { Picture } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import { compilePages } from '../../foundation/http/compile-pages'
import { key, type Order } from '../../foundation/http/keyset-pagination'
import { contains, hasTrigram, mostFound } from '../../foundation/http/search'
import { enterFeeds } from '../feed/entries'
import { isOwnerVisible } from '../../people/visibility'
import { technologiesOfProject } from '../technologies/repository'

export interface ProjectContent {
  title: string
  image: string
  image_alt: string
  more_pictures: Picture[]
  about: string
  git_url: string
  website_url: string
}

/** The base query of projects with their technologies. */
export const selectProjects = (db: Executor) =>
  db
    .selectFrom('project')
    .select([
      'project.id',
      'project.title',
      'project.image',
      'project.image_alt',
      'project.more_pictures',
      'project.about',
      'project.git_url',
      'project.website_url',
    ])
    .select((eb) => technologiesOfProject(eb).as('technologies'))

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProjectOf>>>

const newestFirst: Order = { direction: 'desc', keys: [key('project.publication', 'bigint')] }

/** Of the long texts of a project. */
export const projectBytes = sql`octet_length(project.about)`

export const listProjectsOf = compilePages({
  query: (db, { ownerId }: { ownerId: number }) =>
    selectProjects(db).where('project.owner_id', '=', ownerId),
  order: () => newestFirst,
  bytes: projectBytes,
})

/**
 * The ids of the projects whose title or technology contains a text; undefined where no index finds them, or more than a page is
 * soon filled with.
 */
export async function findProjectsContaining(db: Executor, search: string) {
  if (!hasTrigram(search)) return undefined
  const { rows } = await sql<{ id: number }>`
    select id from project where ${contains(sql`title`, search)}
    union all
    select used.project_id from technology
    cross join lateral (
      select project_id from project_technology where technology_id = technology.id limit ${mostFound + 1}
    ) as used
    where ${contains(sql`technology.name`, search)}
    limit ${mostFound + 1}`.execute(db)
  return rows.length > mostFound ? undefined : rows.map(({ id }) => id)
}

export async function countProjectsOf(db: Executor, ownerId: number) {
  const { count } = await db
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

export const findProjectOf = (db: Executor, ownerId: number, id: number) =>
  selectProjects(db)
    .where('project.id', '=', id)
    .where('project.owner_id', '=', ownerId)
    .executeTakeFirst()

/** The project that was created with an idempotency key; none without one. */
export const findProjectByKey = async (
  db: Executor,
  ownerId: number,
  idempotencyKey: string | undefined,
) =>
  idempotencyKey === undefined
    ? undefined
    : selectProjects(db)
        .where('project.owner_id', '=', ownerId)
        .where('project.idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()

export const findVisibleProject = (db: Executor, recruiterId: number, id: number) =>
  selectProjects(db)
    .where('project.id', '=', id)
    .where(isOwnerVisible(recruiterId, sql.ref('project.owner_id')))
    .executeTakeFirst()

/** Locks the row until the transaction ends, so that two edits cannot mix their technologies. */
export const lockProjectOf = (db: Executor, ownerId: number, id: number) =>
  db
    .selectFrom('project')
    .select(['id', 'image', 'image_alt', 'more_pictures'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst()

const rowOf = <Content extends ProjectContent>({ more_pictures, ...rest }: Content) => ({
  ...rest,
  more_pictures: JSON.stringify(more_pictures),
})

export async function createProject(
  db: Executor,
  project: ProjectContent & { owner_id: number; created_at: Date; idempotency_key?: string },
) {
  const id = newId()
  await db
    .insertInto('project')
    .values({ id, ...rowOf(project) })
    .execute()
  return id
}

export const updateProject = (db: Executor, id: number, content: ProjectContent) =>
  db.updateTable('project').set(rowOf(content)).where('id', '=', id).execute()

/** Also adds the project to the feeds of its technologies, as the last step that can wait for a lock. */
export async function replaceTechnologies(
  db: Executor,
  projectId: number,
  technologyIds: number[],
) {
  await db.deleteFrom('project_technology').where('project_id', '=', projectId).execute()
  await sql`
    insert into project_technology (project_id, technology_id, position)
    select ${projectId}::bigint, technology_id, place - 1
    from unnest(${technologyIds}::bigint[]) with ordinality as used (technology_id, place)`.execute(
    db,
  )
  await enterFeeds(db, projectId, technologyIds)
}

/** Returns the pictures of the deleted project, or nothing when there was no such project. */
export const removeProject = (db: Executor, ownerId: number, id: number) =>
  db
    .deleteFrom('project')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning(['image', 'image_alt', 'more_pictures'])
    .executeTakeFirst()
