import type { AuthenticatorKey, RecoveryCodes, SecondFactor } from '@swipefolio/shared/contract'
import {
  checkCurrentPassword,
  checkSecondFactor,
  passwordRefusals,
  secondFactorRefusals,
} from '@swipefolio/shared/rules'
import type { Executor } from '../../foundation/db/database'
import { conflict, invalidInput, unauthenticated } from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import type { Person } from '../../foundation/http/person'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { recordAccountEvent } from '../../people/account-events/account-events'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { refuseUnprovenPassword } from '../../people/accounts/account-repository'
import { confirmPassword } from '../../people/passwords/confirm-password'
import { drawQrCode, encryptKey, newKey } from '../../people/second-factor/keys'
import { countRecoveryCodes, makeRecoveryCodes } from '../../people/second-factor/recovery-codes'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import {
  findEnabledSecondFactor,
  findSecondFactor,
  readCode,
  takeSecondFactor,
} from '../../people/second-factor/second-factor'
import { endOtherSessions, findSessionStart } from '../../people/sessions/sessions'
import * as repository from './repository'

interface Proof {
  currentPassword?: string
  code?: string
}

type Change = 'second-factor-on' | 'second-factor-off' | 'recovery-codes-made'

const isOn = () => conflict('Two-step login is already on')
const isOff = () => conflict('Two-step login is not on')
const noKey = () => conflict('Start the set-up again: the key has expired')
const [, wrongCode] = secondFactorRefusals.code
const [, wrongPassword] = passwordRefusals.currentPassword

/** Two-step login of a person who is logged in. Each change needs the password and a code. */
export function secondFactorService(services: Services) {
  const { clock, config, db, outbox } = services
  const limits = createRateLimits(services)

  async function confirmPerson(person: Person, proof: Proof, origin: Origin) {
    requireValid({ ...checkSecondFactor(proof), ...checkCurrentPassword(proof) })
    await limits.consume('secondFactorChangesOfPerson', String(person.id))
    await confirmPassword(services, person, {
      password: proof.currentPassword ?? '',
      origin,
      field: 'currentPassword',
      refusal: wrongPassword,
      refusedAs: 'second-factor-change-refused',
    })
  }

  async function refuseCode({ id: accountId }: Person, origin: Origin): Promise<never> {
    const type = 'second-factor-change-refused'
    await recordAccountEvent(services, db, { accountId, type, origin })
    throw invalidInput(wrongCode, { code: wrongCode })
  }

  async function confirmBoth(person: Person, proof: Proof, origin: Origin) {
    const factor = await findEnabledSecondFactor(db, person.id)
    if (!factor) throw isOff()
    await confirmPerson(person, proof, origin)
    const isTaken = await takeSecondFactor(services, factor, proof.code ?? '', origin)
    if (!isTaken) await refuseCode(person, origin)
  }

  /** Records the change and mails its owner, unless a reset of the password has ended the session meanwhile. */
  const change = <T>(
    person: Person,
    type: Change,
    origin: Origin,
    write: (trx: Executor) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (trx) => {
      const accountId = person.id
      await lockOwnAccount(trx, accountId)
      if (!(await findSessionStart(trx, person.sessionId))) throw unauthenticated()
      const result = await write(trx)
      await recordAccountEvent(services, trx, { accountId, type, origin })
      await outbox.add(trx, 'secondFactorChanged', { accountId, type })
      return result
    })

  return {
    async get({ id }: Person): Promise<SecondFactor> {
      const factor = await findEnabledSecondFactor(db, id)
      return {
        enabledAt: factor?.enabled_at?.toISOString() ?? null,
        recoveryCodesLeft: factor ? await countRecoveryCodes(db, id) : 0,
      }
    },

    async setUp(person: Person): Promise<AuthenticatorKey> {
      await limits.consume('secondFactorChangesOfPerson', String(person.id))
      const key = newKey()
      const account = await db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, person.id)
        const secret = encryptKey(config, person.id, key)
        if (!(await repository.savePendingKey(trx, person.id, secret, clock()))) throw isOn()
        return repository.getAccount(trx, person.id)
      })
      return { key, qrCode: drawQrCode(key, account) }
    },

    async turnOn(person: Person, proof: Proof, origin: Origin): Promise<RecoveryCodes> {
      await confirmPerson(person, proof, origin)
      await refuseUnprovenPassword(db, person.id)
      const factor = await findSecondFactor(db, person.id)
      if (factor?.enabled_at) throw isOn()
      if (!factor) throw noKey()
      const step = readCode(services, factor, proof.code?.replace(/[\s-]/g, '') ?? '')
      if (step === undefined) return refuseCode(person, origin)
      return change(person, 'second-factor-on', origin, async (trx) => {
        if (!(await repository.enable(trx, factor, step, clock()))) throw noKey()
        await endOtherSessions(services, trx, person.id, person.sessionId)
        return { recoveryCodes: await makeRecoveryCodes(trx, person.id) }
      })
    },

    async turnOff(person: Person, proof: Proof, origin: Origin): Promise<string> {
      await confirmBoth(person, proof, origin)
      await change(person, 'second-factor-off', origin, (trx) => repository.remove(trx, person.id))
      return 'Two-step login is off'
    },

    async renewRecoveryCodes(person: Person, proof: Proof, origin: Origin): Promise<RecoveryCodes> {
      await confirmBoth(person, proof, origin)
      return change(person, 'recovery-codes-made', origin, async (trx) => {
        if (!(await findEnabledSecondFactor(trx, person.id))) throw isOff()
        return { recoveryCodes: await makeRecoveryCodes(trx, person.id) }
      })
    },
  }
}
