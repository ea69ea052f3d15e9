import type { ReadmeBlock } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import { removeInBatches } from '../../foundation/db/remove-in-batches'
import { isPairOpen } from '../../people/visibility'

const shown = ['readme.id', 'readme.repository', 'readme.blocks', 'readme.taken_at'] as const

interface NewReadme {
  ownerId: number
  repository: string
  blocks: ReadmeBlock[]
  at: Date
}

/** Stores a README that no project has yet, in place of an earlier one of that kind. */
export async function createReadme(db: Executor, { ownerId, repository, blocks, at }: NewReadme) {
  await db
    .deleteFrom('readme')
    .where('owner_id', '=', ownerId)
    .where('project_id', 'is', null)
    .where('repository', '=', repository)
    .execute()
  return db
    .insertInto('readme')
    .values({
      id: newId(),
      owner_id: ownerId,
      project_id: null,
      repository,
      blocks: JSON.stringify(blocks),
      taken_at: at,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
}

export type ReadmeRow = Awaited<ReturnType<typeof createReadme>>

/** Gives a project the README, or none, in place of what it had. Returns whether the owner has such a one. */
export async function replaceReadme(
  db: Executor,
  { ownerId, projectId, id }: { ownerId: number; projectId: number; id: number | null },
) {
  const before = db.deleteFrom('readme').where('project_id', '=', projectId)
  await (id === null ? before : before.where('id', '<>', id)).execute()
  if (id === null) return true
  const attached = await db
    .updateTable('readme')
    .set({ project_id: projectId })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where((eb) => eb.or([eb('project_id', 'is', null), eb('project_id', '=', projectId)]))
    .returning('id')
    .executeTakeFirst()
  return attached !== undefined
}

const selectProjects = (db: Executor, projectId: number) =>
  db
    .selectFrom('project')
    .leftJoin('readme', 'readme.project_id', 'project.id')
    .select(shown)
    .where('project.id', '=', projectId)

/** The README of an own project; a row of nulls when it has none, nothing when there is no such project. */
export const findReadmeOf = (db: Executor, ownerId: number, projectId: number) =>
  selectProjects(db, projectId).where('project.owner_id', '=', ownerId).executeTakeFirst()

/** The same for a project of a contact, who is one of this recruiter and open to them. */
export const findReadmeOfContact = (db: Executor, recruiterId: number, projectId: number) =>
  selectProjects(db, projectId)
    .innerJoin('contact', 'contact.job_seeker_id', 'project.owner_id')
    .where('contact.recruiter_id', '=', recruiterId)
    .where(isPairOpen(recruiterId, sql.ref('project.owner_id')))
    .executeTakeFirst()

/** One after the other, because each may be long. */
export const listReadmeIdsOf = (db: Executor, ownerId: number) =>
  db
    .selectFrom('readme')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('taken_at')
    .orderBy('id')
    .execute()

export const findReadme = (db: Executor, id: number) =>
  db
    .selectFrom('readme')
    .select(['id', 'project_id', 'repository', 'blocks', 'taken_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Removes those that were taken for a form and not saved with it. */
export const removeUnusedReadmes = (db: Executor, before: Date) =>
  removeInBatches(db, 'readme', sql`project_id is null and taken_at <= ${before}`)
