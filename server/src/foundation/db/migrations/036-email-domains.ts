import { type Kysely, sql } from 'kysely'
import { accountKeys } from '../account-keys'

interface Recruiter {
  id: number
  email: string
  company_name: string
  role: string
}

/** Job seekers hide from the addresses of a domain, too. An account's address never changes. */
export async function hideFromDomains(db: Kysely<unknown>) {
  await sql`
    alter table account add column email_domains text[] not null default '{}'`.execute(db)
  await sql`
    create table hidden_domain (
      account_id bigint not null references account (id) on delete cascade,
      domain text not null,
      name text not null,
      position smallint not null,
      primary key (account_id, domain)
    )`.execute(db)
  await sql`create index hidden_domain_domain on hidden_domain (domain)`.execute(db)
  await sql`
    create or replace view out_of_sight as
      select blocker_id as recruiter_id, blocked_id as job_seeker_id from block
      union all
      select blocked_id, blocker_id from block
      union all
      select used_company.account_id, hidden_company.account_id
      from hidden_company
      join used_company on used_company.company_key = hidden_company.company_key
      where not exists (
        select from contact
        where recruiter_id = used_company.account_id and job_seeker_id = hidden_company.account_id
      )
      union all
      select recruiter.id, hidden_domain.account_id
      from account as recruiter
      join hidden_domain on hidden_domain.domain = any (recruiter.email_domains)
      where not exists (
        select from contact
        where recruiter_id = recruiter.id and job_seeker_id = hidden_domain.account_id
      )`.execute(db)
  const { rows } = await sql<Recruiter>`
    select id, email, company_name, role from account
    where role = 'recruiter' and deleted_at is null`.execute(db)
  const keys = rows.map((row) => ({ id: row.id, domains: accountKeys(row).email_domains }))
  await sql`
    update account set email_domains = kept.domains
    from jsonb_to_recordset(${JSON.stringify(keys)}) as kept (id bigint, domains text[])
    where account.id = kept.id`.execute(db)
}
