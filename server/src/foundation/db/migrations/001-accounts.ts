import { type Kysely, sql } from 'kysely'

export async function createAccounts(db: Kysely<unknown>) {
  await sql`
    create table account (
      id bigint primary key,
      role text not null check (role in ('recruiter', 'jobseeker')),
      email text not null check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      company_name text not null default '',
      password_hash text not null,
      consented_at timestamptz not null,
      created_at timestamptz not null,
      unique (role, email)
    )`.execute(db)
  await sql`
    create table session (
      id bigint primary key,
      account_id bigint not null references account (id) on delete cascade,
      created_at timestamptz not null,
      used_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index session_account on session (account_id)`.execute(db)
  await sql`create index session_expiry on session (expires_at)`.execute(db)
  await sql`
    create table pending_registration (
      id bigint primary key,
      role text not null check (role in ('recruiter', 'jobseeker')),
      email text not null,
      first_name text not null,
      last_name text not null,
      company_name text not null,
      password_hash text not null,
      created_at timestamptz not null,
      code_hash text,
      code_expires_at timestamptz,
      code_tries integer not null default 0
    )`.execute(db)
  await sql`create index pending_registration_email on pending_registration (email)`.execute(db)
  await sql`
    create table reset_code (
      id bigint primary key,
      account_id bigint not null references account (id) on delete cascade,
      email text not null,
      created_at timestamptz not null,
      code_hash text,
      code_expires_at timestamptz,
      code_tries integer not null default 0
    )`.execute(db)
  await sql`create index reset_code_email on reset_code (email)`.execute(db)
  await sql`
    create table rate_limit (
      key text primary key,
      tries integer not null,
      expires_at timestamptz not null,
      blocked_until timestamptz
    )`.execute(db)
  await sql`create index rate_limit_expiry on rate_limit (expires_at)`.execute(db)
  await sql`
    create table mail (
      id bigint generated always as identity primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index mail_recipient on mail (recipient, id desc)`.execute(db)
}
