import { msg } from '@swipefolio/shared/i18n'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyOptions, RecoveryCodes } from '@swipefolio/shared/contract'
import { checkPasskey } from '@swipefolio/shared/rules'
import { newId } from '../../foundation/db/ids'
import { conflict, invalidInput, notFound } from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import type { Person } from '../../foundation/http/person'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { refuseUnprovenPassword } from '../../people/accounts/account-repository'
import { labelOf } from '../../people/second-factor/keys'
import {
  challengeMilliseconds,
  saveChallenge,
  takeChallenge,
} from '../../people/second-factor/passkey-challenges'
import {
  descriptorsOf,
  listPasskeys,
  loadWebAuthn,
  makePasskeyOptions,
  readClientData,
  relyingParty,
} from '../../people/second-factor/passkeys'
import { makeRecoveryCodes } from '../../people/second-factor/recovery-codes'
import { findMethods, isOn } from '../../people/second-factor/second-factor'
import { endOtherSessions } from '../../people/sessions/sessions'
import { changeConfirmation, type Proof } from './confirm-change'
import * as repository from './repository'

const mostPasskeys = 10
/** All of an account's ids travel in one header of an answer. */
const longestId = 512

const tooMany = () =>
  conflict(
    msg('You have {count} passkeys. Remove one before you add another.', { count: mostPasskeys }),
  )
const expired = () => conflict(msg('It took too long to add the passkey. Please try again.'))
const known = () => conflict(msg('This passkey was added before'))
const unreadable = () => invalidInput(msg('The passkey could not be added. Please try again.'))

/** The browser's own words, which are not signed. */
const knownWays = (transports: unknown) =>
  Array.isArray(transports)
    ? transports.filter((way) => typeof way === 'string' && /^[a-z-]{1,20}$/.test(way)).slice(0, 8)
    : []

function readCredential(credential: string): RegistrationResponseJSON | undefined {
  try {
    return JSON.parse(credential) as RegistrationResponseJSON
  } catch {
    return undefined
  }
}

interface NewPasskey {
  name?: string
  credential?: string
}

/** The passkeys of a person who is logged in. */
export function passkeyService(services: Services) {
  const { clock, config, db } = services
  const { change, confirmBoth, confirmPassword } = changeConfirmation(services)

  /** Verifies what a browser made for the challenge, which is used up. Attestation is not asked for: any device serves. */
  async function verify(person: Person, credential: string) {
    const response = readCredential(credential)
    const client = response && readClientData(response)
    // The library refuses other sites' frames for signatures alone.
    if (!client || client.isCrossOrigin) throw unreadable()
    const { challenge } = client
    const asked = { accountId: person.id, step: 'add', challenge } as const
    if (!(await takeChallenge(services, asked))) throw expired()
    const { verifyRegistrationResponse } = await loadWebAuthn()
    const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config)
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID,
        requireUserVerification: false,
      })
      if (verified && registrationInfo.credential.id.length <= longestId) {
        return registrationInfo.credential
      }
    } catch {
      // It throws for whatever is not as it should be in the credential.
    }
    throw unreadable()
  }

  return {
    makeOptions: async ({ id }: Person, origin: Origin): Promise<PasskeyOptions> => ({
      options: await makePasskeyOptions(services, id, 'change', origin),
    }),

    /** The password comes first, so that a wrong one leaves no passkey behind on a device. */
    async start(person: Person, proof: Proof, origin: Origin): Promise<PasskeyOptions> {
      const passkeys = await listPasskeys(db, person.id)
      if (passkeys.length >= mostPasskeys) throw tooMany()
      const isAsked = isOn(await findMethods(db, person.id))
      await (isAsked ? confirmBoth : confirmPassword)(person, proof, origin)
      await refuseUnprovenPassword(db, person.id)
      const account = await repository.getAccount(db, person.id)
      const { generateRegistrationOptions } = await loadWebAuthn()
      const options = await generateRegistrationOptions({
        rpName: 'Swipefolio',
        rpID: relyingParty(config).id,
        userID: Uint8Array.from(Buffer.from(String(person.id))),
        userName: labelOf(account),
        userDisplayName: labelOf(account),
        timeout: challengeMilliseconds,
        attestationType: 'none',
        excludeCredentials: descriptorsOf(passkeys),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      })
      const { challenge } = options
      await saveChallenge(services, { accountId: person.id, step: 'add', challenge }, origin)
      return { options: JSON.stringify(options) }
    },

    async add(person: Person, { name, credential }: NewPasskey, origin: Origin) {
      requireValid(checkPasskey({ name }))
      const { id, publicKey, counter, transports } = await verify(person, credential ?? '')
      return change<RecoveryCodes>(person, origin, async (trx) => {
        if ((await listPasskeys(trx, person.id)).length >= mostPasskeys) throw tooMany()
        const wasOn = isOn(await findMethods(trx, person.id))
        const isNew = await repository.insertPasskey(trx, {
          id: newId(),
          account_id: person.id,
          credential_id: id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          sign_count: counter,
          transports: knownWays(transports).join(),
          name: name?.trim() ?? '',
          created_at: clock(),
        })
        if (!isNew) throw known()
        if (wasOn) return { type: 'passkey-added', answer: { recoveryCodes: [] } }
        await endOtherSessions(services, trx, person.id, person.sessionId)
        const recoveryCodes = await makeRecoveryCodes(trx, person.id)
        return { type: 'second-factor-on', answer: { recoveryCodes } }
      })
    },

    async remove(person: Person, id: number, proof: Proof, origin: Origin): Promise<string> {
      const gone = () => notFound(msg('Passkey not found'))
      if (!(await repository.findPasskey(db, person.id, id))) throw gone()
      await confirmBoth(person, proof, origin)
      return change(person, origin, async (trx) => {
        if (!(await repository.removePasskey(trx, person.id, id))) throw gone()
        const answer = 'Passkey removed'
        if (isOn(await findMethods(trx, person.id))) return { type: 'passkey-removed', answer }
        await repository.removeRecoveryCodes(trx, person.id)
        return { type: 'second-factor-off', answer }
      })
    },
  }
}
