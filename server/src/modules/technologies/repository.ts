import { foldTechnology as fold } from '@swipefolio/shared/rules'
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import { contains } from '../../foundation/http/search'

/** An added technology is in everybody's list once so many job seekers use it. */
const usersOfListed = 5

type TechnologyBuilder = ExpressionBuilder<Database, 'technology'>

/** The projects that use the technology of the outer query. */
const usesOf = (eb: TechnologyBuilder) =>
  eb
    .selectFrom('project_technology as used')
    .innerJoin('project', 'project.id', 'used.project_id')
    .whereRef('used.technology_id', '=', 'technology.id')

const selectListed = (db: Executor, isSeen: (eb: TechnologyBuilder) => Expression<SqlBool>) =>
  db
    .selectFrom('technology')
    .select(['id', 'name', 'aliases'])
    .where((eb) => eb.or([eb('is_listed', '=', true), isSeen(eb), isWidelyUsed(eb)]))
    .orderBy(sql`lower(name)`)

const isWidelyUsed = (eb: TechnologyBuilder) => {
  // An owner is looked up per use: a join would read every project that there is.
  const owner = sql`(select owner_id from project where project.id = used.project_id)`
  const users = eb
    .selectFrom('project_technology as used')
    .select(sql`count(distinct ${owner})`.as('users'))
    .whereRef('used.technology_id', '=', 'technology.id')
  return sql<SqlBool>`(${users}) >= ${usersOfListed}`
}

/** The list, and what this job seeker has added or uses. */
export const listForJobSeeker = (db: Executor, id: number) =>
  selectListed(db, (eb) =>
    eb.or([
      eb('added_by', '=', id),
      eb.exists(usesOf(eb).select('used.project_id').where('project.owner_id', '=', id)),
    ]),
  ).execute()

/** The list, with a mark on what some project uses. */
export const listForRecruiter = (db: Executor) =>
  selectListed(db, (eb) => eb.lit(false))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('project_technology as used')
            .select('used.project_id')
            .whereRef('used.technology_id', '=', 'technology.id'),
        )
        .$castTo<boolean>()
        .as('isUsed'),
    )
    .execute()

/** The technology of that name or other name, compared without case, spaces and punctuation. */
export async function findTechnology(db: Executor, name: string) {
  const rows = await db.selectFrom('technology').select(['id', 'name', 'aliases']).execute()
  const wanted = fold(name)
  return (
    rows.find((row) => fold(row.name) === wanted) ??
    rows.find((row) => row.aliases.some((alias) => fold(alias) === wanted))
  )
}

export async function addTechnology(db: Executor, name: string, addedBy: number) {
  const technology = { id: newId(), name }
  await db
    .insertInto('technology')
    .values({ ...technology, is_listed: false, added_by: addedBy })
    .execute()
  return technology
}

/** Looked up by its key: a join with the few technologies of a row would read all that there are, for each row. */
const nameOf = (uses: 'used' | 'named') => sql<string>`(
  select technology.name from technology where technology.id = ${sql.ref(`${uses}.technology_id`)}
)`

/** The technologies of each selected project in the owner's order. */
export const technologiesOfProject = (eb: ExpressionBuilder<Database, 'project'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('project_technology as used')
      .select(['used.technology_id as id', nameOf('used').as('name')])
      .whereRef('used.project_id', '=', 'project.id')
      .orderBy('used.position'),
  )

/** Whether the name of a technology of the outer query's project contains a text. The technologies are looked for once. */
export const hasTechnologyLike = (eb: ExpressionBuilder<Database, 'project'>, search: string) => {
  const found = sql<number>`any(array(select id from technology where ${contains(sql.ref('name'), search)}))`
  return eb.exists(
    eb
      .selectFrom('project_technology as used')
      .select('used.project_id')
      .whereRef('used.project_id', '=', 'project.id')
      .where('used.technology_id', '=', found),
  )
}

/** The technologies of each selected project request in the owner's order. */
export const technologiesOfRequest = (eb: ExpressionBuilder<Database, 'project_request'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('project_request_technology as named')
      .select(['named.technology_id as id', nameOf('named').as('name')])
      .whereRef('named.project_request_id', '=', 'project_request.id')
      .orderBy('named.position'),
  )

/** Those that some project request names. */
export const listOfRequests = (db: Executor) =>
  db
    .selectFrom('technology')
    .select(['id', 'name', 'aliases'])
    // Looked up per technology: a join would read every request.
    .where(
      sql<boolean>`(
        select true from project_request_technology
        where technology_id = technology.id limit 1
      )`,
    )
    .orderBy(sql`lower(name)`)
    .execute()

export async function areKnownTechnologies(db: Executor, ids: number[]) {
  const known = await db
    .selectFrom('technology')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return known.length === ids.length
}
