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
  const { first_name, last_name, company_name, created_at } = row
  const { id } = await db
    .insertInto('pending_registration')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['role', 'email', 'password_hash'])
        .doUpdateSet({ first_name, last_name, company_name, created_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Wanted {
  role: Role
  email: string
  /** Without it, the registration is found only while it is the single one of the address. */
  id?: number
}

export async function findPending(db: Executor, { role, email, id }: Wanted, now: Date) {
  const rows = await db
    .selectFrom('pending_registration')
    .select(['id', 'email'])
    .where('role', '=', role)
    .where('email', '=', email)
    .where('created_at', '>', pendingSince(now))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
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

/**
 * Counts a try before any comparison, on the code of one registration or on every live code of the address, and returns
 * the codes that had one left. Each of the two ways has its own tries.
 */
export async function countTry(db: Executor, email: string, id: number | undefined, now: Date) {
  const counter = id === undefined ? 'code_tries' : 'bound_tries'
  const rows = await db
    .updateTable('pending_registration')
    .set({ [counter]: sql`${sql.ref(counter)} + 1` })
    .where('email', '=', email)
    .where('code_expires_at', '>', now)
    .where(counter, '<', mostTries)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
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
    ])
    .executeTakeFirst()

export async function removePending(db: Executor, role: Role, email: string) {
  await db
    .deleteFrom('pending_registration')
    .where('role', '=', role)
    .where('email', '=', email)
    .execute()
}
