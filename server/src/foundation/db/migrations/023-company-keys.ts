import { type Kysely, sql } from 'kysely'
import { companyKey } from '../company-key'

interface Row {
  id: number
  name: string
}

interface HiddenRow extends Row {
  position: number
}

/** Keys are folded by the server, and an account keeps every one that it had. */
export async function keepCompanyKeys(db: Kysely<unknown>) {
  await sql`alter table account alter column company_key drop expression`.execute(db)
  await sql`alter table account alter column company_key set default ''`.execute(db)
  await sql`
    create table used_company (
      account_id bigint not null references account (id) on delete cascade,
      company_key text not null,
      used_at timestamptz not null,
      primary key (account_id, company_key)
    )`.execute(db)
  await sql`
    create function keep_company_key() returns trigger language plpgsql as $$
    begin
      insert into used_company (account_id, company_key, used_at)
      values (new.id, new.company_key, now())
      on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger company_key_used after insert or update of company_key on account
    for each row when (new.company_key <> '') execute function keep_company_key()`.execute(db)
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
      )`.execute(db)
  await foldAccounts(db)
  await sql`
    update used_company set used_at = created_at from account where account.id = account_id`.execute(
    db,
  )
  await foldHidden(db)
}

export async function foldAccounts(db: Kysely<unknown>) {
  const { rows: recruiters } = await sql<Row>`
    select id, company_name as name from account where company_name <> ''`.execute(db)
  await sql`
    update account set company_key = folded.key
    from unnest(${idsOf(recruiters)}::bigint[], ${keysOf(recruiters)}::text[]) as folded (id, key)
    where account.id = folded.id`.execute(db)
  await sql`update account set company_key = '' where company_name = ''`.execute(db)
}

export async function foldHidden(db: Kysely<unknown>) {
  const { rows: hidden } = await sql<HiddenRow>`
    delete from hidden_company returning account_id as id, name, position`.execute(db)
  await sql`
    insert into hidden_company (account_id, company_key, name, position)
    select id, key, name, position
    from unnest(
      ${idsOf(hidden)}::bigint[], ${keysOf(hidden)}::text[], ${hidden.map(({ name }) => name)}::text[],
      ${hidden.map(({ position }) => position)}::smallint[]
    ) as folded (id, key, name, position)
    order by position
    on conflict do nothing`.execute(db)
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)
const keysOf = (rows: Row[]) => rows.map(({ name }) => companyKey(name))
