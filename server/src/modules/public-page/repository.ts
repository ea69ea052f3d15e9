import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Executor } from '../../foundation/db/database'
import { technologiesOfProject } from '../technologies/repository'

/**
 * The page that is on under a handle, with the projects that may be shown now. This one statement decides whether there is a page: it
 * answers nothing alike for a handle that is unknown, off, of a deleted account or malformed.
 */
export const findPublicPage = (db: Executor, handle: string) =>
  db
    .selectFrom('public_page as page')
    .innerJoin('account', 'account.id', 'page.account_id')
    .leftJoin('profile', 'profile.account_id', 'page.account_id')
    .select([
      'page.is_listed',
      'account.first_name',
      'account.last_name',
      'profile.headline',
      'profile.about',
      'profile.place',
      'profile.availability',
      'profile.available_from',
      'profile.languages',
      'profile.links',
      'profile.image',
      'profile.public_fields',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('public_page_project as chosen')
          .innerJoin('project', 'project.id', 'chosen.project_id')
          .select([
            'project.title',
            'project.image',
            'project.image_alt',
            'project.git_url',
            'project.website_url',
          ])
          .select(sql<string>`left(project.about, ${longestText + 1})`.as('about'))
          .select((project) => technologiesOfProject(project).as('technologies'))
          .whereRef('chosen.account_id', '=', 'page.account_id')
          .whereRef('project.owner_id', '=', 'page.account_id')
          .where('account.paused', '=', false)
          .orderBy('chosen.position'),
      ).as('projects'),
    )
    .where('page.handle', '=', handle)
    .where('page.is_on', '=', true)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst()

/** Of the text of a project, in characters: so much of twelve projects is still a light page. */
export const longestText = 2000

export type PublicPageRow = NonNullable<Awaited<ReturnType<typeof findPublicPage>>>

export const findOwnPage = (db: Executor, accountId: number) =>
  db
    .selectFrom('public_page')
    .select(['is_on', 'is_listed', 'handle', 'handle_key', 'handle_changed_at'])
    .select(
      sql<number[]>`array(
        select project_id from public_page_project as chosen
        where chosen.account_id = public_page.account_id order by position
      )`.as('project_ids'),
    )
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export type OwnPageRow = NonNullable<Awaited<ReturnType<typeof findOwnPage>>>

export async function storePage(
  db: Executor,
  accountId: number,
  page: Omit<OwnPageRow, 'project_ids'>,
) {
  await db
    .insertInto('public_page')
    .values({ account_id: accountId, ...page })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(page))
    .execute()
}

/** Leaves out what is no project of the account. */
export async function replaceProjects(db: Executor, accountId: number, ids: readonly number[]) {
  await db.deleteFrom('public_page_project').where('account_id', '=', accountId).execute()
  await sql`
    insert into public_page_project (account_id, project_id, position)
    select project.owner_id, project.id, min(chosen.place)
    from unnest(${ids}::bigint[]) with ordinality as chosen (id, place)
    join project on project.id = chosen.id and project.owner_id = ${accountId}
    group by project.owner_id, project.id`.execute(db)
}

/** Returns the key of the handle that it had. */
export async function removePage(db: Executor, accountId: number) {
  const removed = await db
    .deleteFrom('public_page')
    .where('account_id', '=', accountId)
    .returning('handle_key')
    .executeTakeFirst()
  return removed?.handle_key ?? undefined
}
