import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'

export async function getPrivacy(db: Executor, accountId: number) {
  const { paused } = await db
    .selectFrom('account')
    .select('paused')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const companies = await db
    .selectFrom('hidden_company')
    .select('name')
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
  return { paused, hiddenCompanies: companies.map(({ name }) => name) }
}

export const setPaused = (db: Executor, accountId: number, paused: boolean) =>
  db.updateTable('account').set({ paused }).where('id', '=', accountId).execute()

/** Names that are compared alike count once. */
export async function replaceHiddenCompanies(db: Executor, accountId: number, names: string[]) {
  await db.deleteFrom('hidden_company').where('account_id', '=', accountId).execute()
  await sql`
    insert into hidden_company (account_id, company_key, name, position)
    select ${accountId}, lower(regexp_replace(name, '\\s+', ' ', 'g')), name, position
    from unnest(${names}::text[]) with ordinality as given (name, position)
    order by position
    on conflict do nothing`.execute(db)
}
