import { type Kysely, sql } from 'kysely'

/** Several challenges of a step: one of a person who knows the password alone replaces none of the owner. */
export async function keepPasskeyChallenges(db: Kysely<unknown>) {
  await sql`
    alter table passkey_challenge
      drop constraint passkey_challenge_pkey,
      add column address text not null default '',
      add primary key (account_id, step, challenge)`.execute(db)
}
