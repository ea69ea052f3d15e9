import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Role } from '@swipefolio/shared/contract'
import { normaliseCode } from '@swipefolio/shared/rules'
import type { Config } from '../../foundation/settings/config'
import type { Purpose } from '../../people/rate-limits/rate-limits'

export const codeMinutes = 10
export const mostTries = 5

/** Eight digits, the first not zero, so that a code survives conversion to a number. */
export const newCode = () => String(randomInt(10_000_000, 100_000_000))

/** The stored form of a code: keyed with the server's secret and bound to its row. */
export const hashCode = (config: Config, purpose: Purpose, rowId: number, code: string) =>
  keyedHash(config, 'mailed codes', `${purpose}:${rowId}:${code}`).toString('base64url')

function keyedHash({ jwtSecret }: Pick<Config, 'jwtSecret'>, use: string, text: string) {
  const key = createHmac('sha256', jwtSecret).update(use).digest()
  return createHmac('sha256', key).update(text).digest()
}

/**
 * The salt of a registration's password: unique per address and role, and the same each time, so that equal hashes
 * show that one person registers again.
 */
export const registrationSalt = (config: Pick<Config, 'jwtSecret'>, role: Role, email: string) =>
  keyedHash(config, 'registration salts', `${role}:${email}`).subarray(0, 16)

export function isCodeOf(
  config: Config,
  purpose: Purpose,
  row: { id: number; code_hash: string | null },
  typed: string | number | undefined,
): boolean {
  const expected = Buffer.from(row.code_hash ?? '')
  const actual = Buffer.from(hashCode(config, purpose, row.id, normaliseCode(typed)))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

export const codeExpiry = (now: Date) => new Date(now.getTime() + codeMinutes * 60_000)
