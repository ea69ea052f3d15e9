import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Executor } from '../../foundation/db/database'

export const listTechnologies = (db: Executor) =>
  db.selectFrom('technology').select(['id', 'name']).orderBy('name').execute()

/** The technologies of each selected project in the owner's order. */
export const technologiesOfProject = (eb: ExpressionBuilder<Database, 'project'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('project_technology as used')
      .innerJoin('technology', 'technology.id', 'used.technology_id')
      .select(['technology.id', 'technology.name'])
      .whereRef('used.project_id', '=', 'project.id')
      .orderBy('used.position'),
  )

export async function areKnownTechnologies(db: Executor, ids: number[]) {
  const known = await db.selectFrom('technology').select('id').where('id', 'in', ids).execute()
  return known.length === ids.length
}
