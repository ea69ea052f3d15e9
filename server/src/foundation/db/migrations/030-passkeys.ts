import { type Kysely, sql } from 'kysely'

export async function createPasskeys(db: Kysely<unknown>) {
  await sql`
    create table passkey (
      id bigint primary key,
      account_id bigint not null references account (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      sign_count bigint not null,
      transports text not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkey_account on passkey (account_id)`.execute(db)
  await sql`
    create table passkey_challenge (
      account_id bigint not null references account (id) on delete cascade,
      step text not null check (step in ('login', 'change', 'add')),
      challenge text not null,
      address text not null,
      expires_at timestamptz not null,
      primary key (account_id, step, challenge)
    )`.execute(db)
}
