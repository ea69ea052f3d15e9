import { sql } from 'kysely'
import type { Executor } from '../foundation/db/database'

const deleting = 7_265_003

/** Deletions run one at a time: two people who share chats would deadlock on each other's notifications. */
export const waitForOtherDeletions = (db: Executor) =>
  sql`select pg_advisory_xact_lock(${deleting})`.execute(db)

export const lockAccount = (db: Executor, id: number) =>
  db
    .selectFrom('account')
    .select(['id', 'role', 'email', 'first_name', 'language', 'password_hash'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
