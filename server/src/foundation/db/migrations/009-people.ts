import { type Kysely, sql } from 'kysely'

export async function createBlocksAndPrivacy(db: Kysely<unknown>) {
  await sql`
    alter table account
      add column deleted_at timestamptz,
      add column paused boolean not null default false,
      add column company_key text not null
        generated always as (lower(regexp_replace(btrim(company_name), '\\s+', ' ', 'g'))) stored`.execute(
    db,
  )
  await sql`
    create table hidden_company (
      account_id bigint not null references account (id) on delete cascade,
      company_key text not null,
      name text not null,
      position smallint not null,
      primary key (account_id, company_key)
    )`.execute(db)
  await sql`create index hidden_company_key on hidden_company (company_key)`.execute(db)
  await sql`
    create table block (
      blocker_id bigint not null references account (id) on delete cascade,
      blocked_id bigint not null references account (id) on delete cascade,
      created_at timestamptz not null,
      primary key (blocker_id, blocked_id)
    )`.execute(db)
  await sql`create index block_blocked on block (blocked_id)`.execute(db)
  await sql`
    create view out_of_sight as
      select blocker_id as recruiter_id, blocked_id as job_seeker_id from block
      union all
      select blocked_id, blocker_id from block
      union all
      select recruiter.id, hidden_company.account_id
      from hidden_company
      join account as recruiter
        on recruiter.company_key = hidden_company.company_key and recruiter.role = 'recruiter'
      where not exists (
        select from contact
        where recruiter_id = recruiter.id and job_seeker_id = hidden_company.account_id
      )`.execute(db)
  await sql`
    create table report (
      id bigint primary key,
      reporter_id bigint not null references account (id),
      reported_id bigint not null references account (id),
      chat_id bigint not null references chat (id),
      reason text not null,
      text text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index report_reporter on report (reporter_id, created_at)`.execute(db)
}
