import type { AccountEventType } from '@swipefolio/shared/contract'
import type { Translatable } from '@swipefolio/shared/i18n'
import { invalidInput, unauthenticated } from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import type { Person } from '../../foundation/http/person'
import type { Services } from '../../foundation/services'
import { recordAccountEvent } from '../account-events/account-events'
import { createRateLimits } from '../rate-limits/rate-limits'

interface Confirmation {
  password: string
  origin: Origin
  /** The field that has the password. */
  field: string
  /** The sentence for a wrong one. */
  refusal: Translatable
  refusedAs: AccountEventType
}

/** Verifies the password of a person who is logged in, within the limits of logins. Returns its hash, if it is right. */
export async function findOwnHash(
  services: Services,
  person: Person,
  { password, origin: { ip } }: Pick<Confirmation, 'password' | 'origin'>,
): Promise<string | undefined> {
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
  if (!(await services.passwords.verify(account.password_hash, password))) return undefined
  await limits.reset('login', subject)
  await limits.refund('failuresOfAddress', ip)
  return account.password_hash
}

/** The same, refusing a wrong one. */
export async function confirmPassword(
  services: Services,
  person: Person,
  { password, origin, field, refusal, refusedAs }: Confirmation,
): Promise<string> {
  const hash = await findOwnHash(services, person, { password, origin })
  if (hash !== undefined) return hash
  const { id: accountId } = person
  await recordAccountEvent(services, services.db, { accountId, type: refusedAs, origin })
  throw invalidInput(refusal, { [field]: refusal })
}
