import { type Kysely, sql } from 'kysely'

/** By which a retry is known whose first try was stored and not answered. */
export async function addIdempotencyKeys(db: Kysely<unknown>) {
  await sql`alter table project add column idempotency_key text`.execute(db)
  await sql`
    create unique index project_idempotency on project (owner_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
  await sql`alter table project_request add column idempotency_key text`.execute(db)
  await sql`
    create unique index project_request_idempotency on project_request (owner_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
}
