import { emailDomain } from '@swipefolio/shared/rules'
import { sql } from 'kysely'
import { hiddenKeys } from '../../foundation/db/company-key'
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
    .groupBy(['position', 'name'])
    .orderBy('position')
    .execute()
  const domains = await db
    .selectFrom('hidden_domain')
    .select('name')
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
  return {
    paused,
    hiddenCompanies: companies.map(({ name }) => name),
    hiddenDomains: domains.map(({ name }) => name),
  }
}

export const setPaused = (db: Executor, accountId: number, paused: boolean) =>
  db.updateTable('account').set({ paused }).where('id', '=', accountId).execute()

/** Names that are compared alike count once. */
export async function replaceHiddenCompanies(db: Executor, accountId: number, names: string[]) {
  await db.deleteFrom('hidden_company').where('account_id', '=', accountId).execute()
  const rows = names.flatMap((name, position) =>
    hiddenKeys(name).map((key) => ({ key, name, position })),
  )
  await sql`
    insert into hidden_company (account_id, company_key, name, position)
    select ${accountId}, key, name, position
    from jsonb_to_recordset(${JSON.stringify(rows)}) as given (key text, name text, position smallint)
    order by position
    on conflict do nothing`.execute(db)
}

/** Spellings of one domain count once. */
export async function replaceHiddenDomains(db: Executor, accountId: number, names: string[]) {
  await db.deleteFrom('hidden_domain').where('account_id', '=', accountId).execute()
  await sql`
    insert into hidden_domain (account_id, domain, name, position)
    select ${accountId}, domain, name, position
    from unnest(${names}::text[], ${names.map(emailDomain)}::text[])
      with ordinality as given (name, domain, position)
    order by position
    on conflict do nothing`.execute(db)
}
