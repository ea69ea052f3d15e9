import { type Kysely, sql } from 'kysely'

/** Pages that job seekers show to everybody, and the handles that are kept from others. */
export async function createPublicPages(db: Kysely<unknown>) {
  await sql`alter table profile add column public_fields text[] not null default '{}'`.execute(db)
  await sql`
    create table public_page (
      account_id bigint primary key references account (id) on delete cascade,
      is_on boolean not null,
      is_listed boolean not null,
      handle text unique,
      handle_key text unique,
      handle_changed_at timestamptz[] not null default '{}'
    )`.execute(db)
  await sql`
    create table public_page_project (
      account_id bigint not null references public_page (account_id) on delete cascade,
      project_id bigint not null references project (id) on delete cascade,
      position smallint not null,
      primary key (account_id, project_id)
    )`.execute(db)
  await sql`create index public_page_project_project on public_page_project (project_id)`.execute(
    db,
  )
  await sql`
    create table held_handle (
      handle_hash text primary key,
      account_id bigint references account (id) on delete set null,
      held_until timestamptz not null
    )`.execute(db)
  await sql`create index held_handle_account on held_handle (account_id)`.execute(db)
}
