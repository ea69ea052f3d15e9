import { type Kysely, sql } from 'kysely'

export async function addRegistrantIndex(db: Kysely<unknown>) {
  await sql`
    create unique index pending_registration_registrant
    on pending_registration (role, email, password_hash)`.execute(db)
}
