import { type Kysely, sql } from 'kysely'

export async function createSecondFactors(db: Kysely<unknown>) {
  await sql`
    create table second_factor (
      account_id bigint primary key references account (id) on delete cascade,
      secret text not null,
      created_at timestamptz not null,
      enabled_at timestamptz,
      last_step bigint
    )`.execute(db)
  await sql`
    create table recovery_code (
      account_id bigint not null references account (id) on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    )`.execute(db)
}
