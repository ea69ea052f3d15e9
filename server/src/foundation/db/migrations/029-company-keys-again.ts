import { type Kysely, sql } from 'kysely'
import { companyKey } from '../company-key'
import { foldAccounts, foldHidden } from './023-company-keys'

interface Used {
  account_id: number
  used_at: Date
  /** The name while the account has it; of an earlier company only the key is known. */
  name: string
}

/** Keys have become shorter: more legal forms and look-alikes are the same. */
export async function foldCompaniesAgain(db: Kysely<unknown>) {
  const { rows } = await sql<Used>`
    select account_id, used_at,
      case when used_company.company_key = account.company_key then company_name
        else used_company.company_key end as name
    from used_company
    join account on account.id = account_id`.execute(db)
  await foldAccounts(db)
  await sql`delete from used_company`.execute(db)
  await sql`
    insert into used_company (account_id, company_key, used_at)
    select account_id, company_key, min(used_at)
    from unnest(
      ${rows.map((row) => row.account_id)}::bigint[], ${rows.map(({ name }) => companyKey(name))}::text[],
      ${rows.map((row) => row.used_at)}::timestamptz[]
    ) as folded (account_id, company_key, used_at)
    group by account_id, company_key`.execute(db)
  await foldHidden(db)
}
