import { invalidInput, unauthenticated } from '../../foundation/http/errors'
import type { Person } from '../../foundation/http/person'
import type { Services } from '../../foundation/services'
import { createRateLimits } from '../rate-limits/rate-limits'
import { verifyPassword } from './passwords'

interface Confirmation {
  password: string
  ip: string
  /** The field that has the password. */
  field: string
  /** The sentence for a wrong one. */
  refusal: string
}

/** Verifies the password of a person who is logged in, within the limits of logins. Returns its hash. */
export async function confirmPassword(
  services: Services,
  person: Person,
  { password, ip, field, refusal }: Confirmation,
): Promise<string> {
  const limits = createRateLimits(services)
  const account = await services.db
    .selectFrom('account')
    .select(['role', 'email', 'password_hash'])
    .where('id', '=', person.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!account) throw unauthenticated()
  const subject = `${account.role}:${account.email}:${ip}`
  await limits.consume('login', subject)
  await limits.consume('failuresOfAddress', ip)
  const isRight = await verifyPassword(account.password_hash, password)
  if (!isRight) throw invalidInput(refusal, { [field]: refusal })
  await limits.reset('login', subject)
  await limits.refund('failuresOfAddress', ip)
  return account.password_hash
}
