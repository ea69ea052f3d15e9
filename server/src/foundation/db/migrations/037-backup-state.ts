import { type Kysely, sql } from 'kysely'

/** What the scheduled backups say of themselves to the servers, whose metrics show it. */
export async function keepBackupState(db: Kysely<unknown>) {
  await sql`
    create table backup_state (
      is_only boolean primary key default true check (is_only),
      base_at timestamptz,
      restorable_until timestamptz,
      failures bigint not null default 0,
      last_failure text not null default ''
    )`.execute(db)
  await sql`insert into backup_state default values`.execute(db)
}
