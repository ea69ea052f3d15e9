import { type Kysely, sql } from 'kysely'
import { companyKey, hiddenKeys, lookAlikeKey } from '../company-key'

interface Company {
  id: number
  name: string
}

interface Used {
  account_id: number
  company_key: string
  used_at: Date
  /** Null for an earlier company, of which only the key is known. */
  name: string | null
}

/**
 * Names are told apart unless one is written to look like the other. Of an earlier company only the former key is known, in
 * which look-alikes were the same: it stays so for it.
 */
export async function tellCompaniesApart(db: Kysely<unknown>) {
  const { rows: used } = await sql<Used>`
    select account_id, used_company.company_key, used_at,
      case when used_company.company_key = account.company_key then company_name end as name
    from used_company
    join account on account.id = account_id`.execute(db)
  const { rows: recruiters } = await sql<Company>`
    select id, company_name as name from account where company_name <> ''`.execute(db)
  const keys = recruiters.map(({ id, name }) => ({ id, key: companyKey(name) }))
  await sql`
    update account set company_key = folded.key
    from jsonb_to_recordset(${JSON.stringify(keys)}) as folded (id bigint, key text)
    where account.id = folded.id`.execute(db)
  const usedKeys = used.map(({ account_id, company_key, used_at, name }) => ({
    account_id,
    used_at,
    key: name === null ? lookAlikeKey(company_key) : companyKey(name),
  }))
  await sql`delete from used_company`.execute(db)
  await sql`
    insert into used_company (account_id, company_key, used_at)
    select account_id, key, min(used_at)
    from jsonb_to_recordset(${JSON.stringify(usedKeys)})
      as folded (account_id bigint, key text, used_at timestamptz)
    group by account_id, key`.execute(db)
  await foldHidden(db)
}

async function foldHidden(db: Kysely<unknown>) {
  const { rows: hidden } = await sql<Company & { position: number }>`
    delete from hidden_company returning account_id as id, name, position`.execute(db)
  const rows = hidden.flatMap(({ name, ...row }) =>
    hiddenKeys(name).map((key) => ({ ...row, name, key })),
  )
  await sql`
    insert into hidden_company (account_id, company_key, name, position)
    select id, key, name, position
    from jsonb_to_recordset(${JSON.stringify(rows)})
      as folded (id bigint, key text, name text, position smallint)
    order by position
    on conflict do nothing`.execute(db)
}
