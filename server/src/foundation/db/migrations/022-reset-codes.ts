import { type Kysely, sql } from 'kysely'

/** Codes of addresses without an account, so that a try at one writes as much as for an account. */
export async function allowResetCodesWithoutAccount(db: Kysely<unknown>) {
  await sql`alter table reset_code alter column account_id drop not null`.execute(db)
}
