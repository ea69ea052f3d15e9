import { msg, type Translatable } from '@swipefolio/shared/i18n'
import { checkCurrentPassword, checkSecondFactor, passwordRefusals } from '@swipefolio/shared/rules'
import type { Executor } from '../../foundation/db/database'
import { conflict, invalidInput, unauthenticated } from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import type { Person } from '../../foundation/http/person'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { recordAccountEvent } from '../../people/account-events/account-events'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { confirmPassword } from '../../people/passwords/confirm-password'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import { removeChallenges } from '../../people/second-factor/passkey-challenges'
import {
  findMethods,
  isOn,
  refusalOf,
  takeSecondFactor,
} from '../../people/second-factor/second-factor'
import { findSessionStart } from '../../people/sessions/sessions'

export interface Proof {
  currentPassword?: string
  code?: string
}

type Change =
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-made'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'

export const isNotOn = () => conflict(msg('Two-step login is not on'))

const [, wrongPassword] = passwordRefusals.currentPassword

/** What every change of two-step login asks for and leaves behind. */
export function changeConfirmation(services: Services) {
  const { db, outbox } = services
  const limits = createRateLimits(services)

  async function confirmOwnPassword(person: Person, proof: Proof, origin: Origin) {
    requireValid(checkCurrentPassword(proof))
    await limits.consume('secondFactorChangesOfPerson', String(person.id))
    await confirmPassword(services, person, {
      password: proof.currentPassword ?? '',
      origin,
      field: 'currentPassword',
      refusal: wrongPassword,
      refusedAs: 'second-factor-change-refused',
    })
  }

  /** Records that the second proof of a change was wrong, and throws. */
  async function refuse(
    { id: accountId }: Person,
    origin: Origin,
    refusal: Translatable,
    field = 'code',
  ): Promise<never> {
    const type = 'second-factor-change-refused'
    await recordAccountEvent(services, db, { accountId, type, origin })
    throw invalidInput(refusal, { [field]: refusal })
  }

  const take = ({ id: accountId }: Person, typed: string, origin: Origin) =>
    takeSecondFactor(services, { accountId, step: 'change', typed }, origin)

  return {
    confirmPassword: confirmOwnPassword,
    refuse,
    take,

    /** The password, and a code or a passkey of a person who has two-step login. */
    async confirmBoth(person: Person, proof: Proof, origin: Origin) {
      if (!isOn(await findMethods(db, person.id))) throw isNotOn()
      requireValid({ ...checkSecondFactor(proof), ...checkCurrentPassword(proof) })
      await confirmOwnPassword(person, proof, origin)
      const typed = proof.code ?? ''
      if (!(await take(person, typed, origin))) await refuse(person, origin, refusalOf(typed))
    },

    /**
     * Makes the change, records it and mails its owner, unless a reset of the password has ended the session meanwhile.
     * `write` also says what the change is called.
     */
    change: <T>(
      person: Person,
      origin: Origin,
      write: (trx: Executor) => Promise<{ type: Change; answer: T }>,
    ): Promise<T> =>
      db.transaction().execute(async (trx) => {
        const accountId = person.id
        await lockOwnAccount(trx, accountId)
        if (!(await findSessionStart(trx, person.sessionId))) throw unauthenticated()
        const { type, answer } = await write(trx)
        await removeChallenges(trx, accountId)
        await recordAccountEvent(services, trx, { accountId, type, origin })
        await outbox.add(trx, 'secondFactorChanged', { accountId, type })
        return answer
      }),
  }
}
