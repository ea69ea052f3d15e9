import { createHash, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { Executor } from '../../foundation/db/database'

const codesPerAccount = 10
/** 80 bits: too many to guess, also for somebody who has the hashes. */
const bytesPerCode = 10

/** 'ABCD-EFGH-IJKL-MNOP' */
function newCode(): string {
  const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(bytesPerCode)).buffer })
  return base32.replace(/.{4}(?=.)/g, '$&-')
}

/** Without the server's secret: the codes remain valid when it changes, and the keys of the apps do not. */
const hashOf = (accountId: number, code: string) =>
  createHash('sha256')
    .update(`${accountId}:${code.replace(/[\s-]/g, '').toUpperCase()}`)
    .digest('base64url')

/** Replaces the recovery codes of an account. Nothing but the answer has them in clear text. */
export async function makeRecoveryCodes(db: Executor, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: codesPerAccount }, newCode)
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute()
  return codes
}

/** Removes the code, so that one of several concurrent tries gets it. False for a wrong or used one. */
export async function takeRecoveryCode(db: Executor, accountId: number, code: string) {
  const taken = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(db: Executor, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}
