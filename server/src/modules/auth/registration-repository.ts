import type { Role } from '@swipefolio/shared/contract'
import { type Insertable, sql } from 'kysely'
import type { PendingRegistrationTable } from '../../foundation/db/account-tables'
import type { Executor } from '../../foundation/db/database'
import { codeExpiry, mostTries } from './codes'

/** How long a registration accepts requests for a new code. Each code is valid for ten minutes. */
export const pendingMinutes = 60

export const pendingSince = (now: Date) => new Date(now.getTime() - pendingMinutes * 60_000)

type Registrant = Pick<Insertable<PendingRegistrationTable>, 'role' | 'email' | 'password_hash'>

export async function isPending(db: Executor, { role, email, password_hash }: Registrant) {
  const row = await db
    .selectFrom('pending_registration')
    .select('id')
    .where('role', '=', role)
    .where('email', '=', email)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  return row !== undefined
}

/** One person who registers again, with the same password, has one row; returns its id. */
export async function savePending(db: Executor, row: Insertable<PendingRegistrationTable>) {
  const { first_name, last_name, company_name, created_at, asked_from, language } = row
  const { id } = await db
    .insertInto('pending_registration')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['role', 'email', 'password_hash'])
        .doUpdateSet({ first_name, last_name, company_name, created_at, asked_from, language }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Wanted {
  role: Role
  email: string
  /** Without it, the registration has to be the single one that was asked for from there, or the single one at all. */
  id?: number
  askedFrom?: string
}

/** What a request without an id may concern: where it comes from, somebody has registered, or else any registration. */
const concerns = (email: string, askedFrom: string, now: Date) =>
  sql<boolean>`(
    asked_from = ${askedFrom} or not exists (
      select from pending_registration as own
      where own.email = ${email} and own.asked_from = ${askedFrom} and own.created_at > ${pendingSince(now)}
    )
  )`

export async function findPending(
  db: Executor,
  { role, email, id, askedFrom = '' }: Wanted,
  now: Date,
) {
  const rows = await db
    .selectFrom('pending_registration')
    .select(['id', 'email', 'language'])
    .where('role', '=', role)
    .where('email', '=', email)
    .where('created_at', '>', pendingSince(now))
    .where(id === undefined ? concerns(email, askedFrom, now) : sql<boolean>`id = ${id}`)
    .limit(2)
    .execute()
  return rows.length === 1 ? rows[0] : undefined
}

/** Earlier codes stay valid until they expire, because anybody who knows the address can ask for another one. */
export async function setPendingCode(db: Executor, id: number, codeHash: string, now: Date) {
  await db
    .updateTable('pending_registration')
    .set({
      code_hash: codeHash,
      code_expires_at: codeExpiry(now),
      address_tries: 0,
      code_tries: 0,
      bound_tries: 0,
      earlier_codes: sql`(
        select coalesce(jsonb_agg(code), '[]')
        from jsonb_array_elements(
          earlier_codes || jsonb_build_object('hash', code_hash, 'expiresAt', code_expires_at)
        ) code
        where (code ->> 'expiresAt')::timestamptz > ${now}
      )`,
    })
    .where('id', '=', id)
    .execute()
}

interface Try {
  email: string
  /** Undefined from clients that know only the specification. */
  id: number | undefined
  from: string
}

/**
 * Counts a try before any comparison, on the code of one registration or on every live code that it may concern, and
 * returns the codes that had one left. Tries with the id, from the address of the registration and from elsewhere are
 * counted apart.
 */
export async function countTry(db: Executor, { email, id, from }: Try, now: Date) {
  const isBound = sql<boolean>`${id !== undefined}::boolean`
  const isFromThere = sql<boolean>`asked_from = ${from}`
  const rows = await db
    .updateTable('pending_registration')
    .set({
      bound_tries: sql`bound_tries + ${isBound}::integer`,
      address_tries: sql`address_tries + (not ${isBound} and ${isFromThere})::integer`,
      code_tries: sql`code_tries + (not ${isBound} and not ${isFromThere})::integer`,
    })
    .where('email', '=', email)
    .where('code_expires_at', '>', now)
    .where(
      sql`case when ${isBound} then bound_tries when ${isFromThere} then address_tries else code_tries end`,
      '<',
      mostTries,
    )
    .where(id === undefined ? concerns(email, from, now) : sql<boolean>`id = ${id}`)
    .returning(['id', 'code_hash', 'earlier_codes'])
    .execute()
  return rows.flatMap(({ id: rowId, code_hash, earlier_codes }) => [
    { id: rowId, code_hash },
    ...earlier_codes
      .filter(({ expiresAt }) => new Date(expiresAt) > now)
      .map(({ hash }) => ({ id: rowId, code_hash: hash })),
  ])
}

/** Deletes the row, so that only one of several concurrent requests with its code gets it. */
export const takePending = (db: Executor, id: number) =>
  db
    .deleteFrom('pending_registration')
    .where('id', '=', id)
    .returning([
      'role',
      'email',
      'first_name',
      'last_name',
      'company_name',
      'password_hash',
      'created_at',
      'language',
    ])
    .executeTakeFirst()

export async function removePending(db: Executor, role: Role, email: string) {
  await db
    .deleteFrom('pending_registration')
    .where('role', '=', role)
    .where('email', '=', email)
    .execute()
}
