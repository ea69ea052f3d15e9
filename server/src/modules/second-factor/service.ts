import type { AuthenticatorKey, RecoveryCodes, SecondFactor } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import {
  checkCurrentPassword,
  checkSecondFactor,
  existingFactorRefusals,
  passkeyRefusal,
  secondFactorRefusals,
} from '@swipefolio/shared/rules'
import { conflict, invalidInput } from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import type { Person } from '../../foundation/http/person'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { refuseUnprovenPassword } from '../../people/accounts/account-repository'
import { drawQrCode, encryptKey, newKey } from '../../people/second-factor/keys'
import { isPasskeyProof, listPasskeys } from '../../people/second-factor/passkeys'
import { countRecoveryCodes, makeRecoveryCodes } from '../../people/second-factor/recovery-codes'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import {
  findEnabledSecondFactor,
  findMethods,
  findSecondFactor,
  isOn,
  readCode,
} from '../../people/second-factor/second-factor'
import { endOtherSessions } from '../../people/sessions/sessions'
import { changeConfirmation, isNotOn, type Proof } from './confirm-change'
import { presentPasskey } from './present'
import * as repository from './repository'

const isAlreadyOn = () => conflict(msg('Two-step login is already on'))
const noKey = () => conflict(msg('Start the set-up again: the key has expired'))
const [, wrongCode] = secondFactorRefusals.code
const [missingFactor, wrongRecoveryCode] = existingFactorRefusals.secondFactor

/** Two-step login of a person who is logged in. Each change needs the password and a code. */
export function secondFactorService(services: Services) {
  const { clock, config, db } = services
  const limits = createRateLimits(services)
  const { change, confirmBoth, confirmPassword, refuse, take } = changeConfirmation(services)

  /** Otherwise the password alone would put another second factor beside the passkeys. */
  async function confirmPasskeyOwner(person: Person, typed: string | undefined, origin: Origin) {
    if (!typed) throw invalidInput(missingFactor, { secondFactor: missingFactor })
    if (await take(person, typed, origin)) return
    const refusal = isPasskeyProof(typed) ? passkeyRefusal : wrongRecoveryCode
    await refuse(person, origin, refusal, 'secondFactor')
  }

  return {
    async get({ id }: Person): Promise<SecondFactor> {
      const factor = await findEnabledSecondFactor(db, id)
      const passkeys = await listPasskeys(db, id)
      return {
        enabledAt: factor?.enabled_at?.toISOString() ?? null,
        recoveryCodesLeft: factor || passkeys.length > 0 ? await countRecoveryCodes(db, id) : 0,
        passkeys: passkeys.map(presentPasskey),
      }
    },

    async setUp(person: Person): Promise<AuthenticatorKey> {
      await limits.consume('secondFactorChangesOfPerson', String(person.id))
      const key = newKey()
      const account = await db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, person.id)
        const secret = encryptKey(config, person.id, key)
        if (!(await repository.savePendingKey(trx, person.id, secret, clock()))) throw isAlreadyOn()
        return repository.getAccount(trx, person.id)
      })
      return { key, qrCode: drawQrCode(key, account) }
    },

    async turnOn(
      person: Person,
      proof: Proof & { secondFactor?: string },
      origin: Origin,
    ): Promise<RecoveryCodes> {
      requireValid({ ...checkSecondFactor(proof), ...checkCurrentPassword(proof) })
      await confirmPassword(person, proof, origin)
      await refuseUnprovenPassword(db, person.id)
      const factor = await findSecondFactor(db, person.id)
      if (factor?.enabled_at) throw isAlreadyOn()
      if (!factor) throw noKey()
      const step = readCode(services, factor, proof.code?.replace(/[\s-]/g, '') ?? '')
      if (step === undefined) return refuse(person, origin, wrongCode)
      const { hasPasskeys: hadPasskeys } = await findMethods(db, person.id)
      if (hadPasskeys) await confirmPasskeyOwner(person, proof.secondFactor, origin)
      return change(person, origin, async (trx) => {
        const { hasPasskeys } = await findMethods(trx, person.id)
        if (hasPasskeys && !hadPasskeys) throw noKey()
        if (!(await repository.enable(trx, factor, step, clock()))) throw noKey()
        await endOtherSessions(services, trx, person.id, person.sessionId)
        const recoveryCodes = hasPasskeys ? [] : await makeRecoveryCodes(trx, person.id)
        return { type: 'second-factor-on', answer: { recoveryCodes } }
      })
    },

    async turnOff(person: Person, proof: Proof, origin: Origin): Promise<string> {
      if (!(await findEnabledSecondFactor(db, person.id))) throw isNotOn()
      await confirmBoth(person, proof, origin)
      return change(person, origin, async (trx) => {
        await repository.removeAuthenticator(trx, person.id)
        if (isOn(await findMethods(trx, person.id))) {
          return { type: 'authenticator-removed', answer: 'The authenticator app is turned off' }
        }
        await repository.removeRecoveryCodes(trx, person.id)
        return { type: 'second-factor-off', answer: 'Two-step login is off' }
      })
    },

    async renewRecoveryCodes(person: Person, proof: Proof, origin: Origin): Promise<RecoveryCodes> {
      await confirmBoth(person, proof, origin)
      return change(person, origin, async (trx) => {
        if (!isOn(await findMethods(trx, person.id))) throw isNotOn()
        const recoveryCodes = await makeRecoveryCodes(trx, person.id)
        return { type: 'recovery-codes-made', answer: { recoveryCodes } }
      })
    },
  }
}
