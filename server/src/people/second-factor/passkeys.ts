import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server'
import type { Executor } from '../../foundation/db/database'
import type { Origin } from '../../foundation/http/origin'
import type { Services } from '../../foundation/services'
import type { Config } from '../../foundation/settings/config'
import { recordAccountEvent } from '../account-events/account-events'
import {
  challengeMilliseconds,
  type ChallengeStep,
  saveChallenge,
  takeChallenge,
} from './passkey-challenges'

/** Takes most of a second to load, which no other call waits for. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Passkeys belong to the host of the product's address, whatever the port. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** Oldest first. */
export const listPasskeys = (db: Executor, accountId: number) =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The passkeys in the form that names them to a browser. */
export const descriptorsOf = (passkeys: Awaited<ReturnType<typeof listPasskeys>>) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(',').filter(Boolean) as AuthenticatorTransport[],
  }))

/** The JSON with which a browser asks for one of the account's passkeys. */
export async function makePasskeyOptions(
  services: Services,
  accountId: number,
  step: ChallengeStep,
  origin: Origin,
): Promise<string> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services.config).id,
    allowCredentials: descriptorsOf(await listPasskeys(services.db, accountId)),
    userVerification: 'preferred',
    timeout: challengeMilliseconds,
  })
  const { challenge } = options
  await saveChallenge(services, { accountId, step, challenge }, origin)
  return JSON.stringify(options)
}

const isBase64Url = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]+$/.test(text)

/** What the browser has put into the signature. Undefined when it cannot be read. */
export function readClientData(credential: { response: { clientDataJSON: string } }) {
  try {
    const text = Buffer.from(credential.response.clientDataJSON, 'base64url').toString()
    const { challenge, crossOrigin } = JSON.parse(text) as Record<string, unknown>
    return isBase64Url(challenge) ? { challenge, isCrossOrigin: Boolean(crossOrigin) } : undefined
  } catch {
    return undefined
  }
}

const longestProof = 8000

/** Whether a second factor is what a passkey has signed, and no code. */
export const isPasskeyProof = (typed: string) => typed.trimStart().startsWith('{')

/** Verifies what one of the account's passkeys has signed for the challenge of the step, which is used up. */
export async function takePasskey(
  services: Services,
  { accountId, step, proof }: { accountId: number; step: ChallengeStep; proof: string },
  origin: Origin,
): Promise<boolean> {
  const { db, config, clock } = services
  const response = readProof(proof)
  const challenge = response && readClientData(response)?.challenge
  if (!challenge || !(await takeChallenge(services, { accountId, step, challenge }))) return false
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  if (!passkey) return false
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config)
  const count = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      // Compared below, where a lower one is told to the owner.
      counter: 0,
    },
  }).then(
    ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : undefined),
    // It throws for whatever is not as it should be in the proof.
    () => undefined,
  )
  if (count === undefined) return false
  const used = await db
    .updateTable('passkey')
    .set({ sign_count: count, last_used_at: clock() })
    .where('id', '=', passkey.id)
    .where('sign_count', count === 0 ? '=' : '<', count)
    .returning('id')
    .executeTakeFirst()
  if (!used) await reportCopy(services, accountId, origin)
  return used !== undefined
}

function readProof(proof: string): AuthenticationResponseJSON | undefined {
  if (proof.length > longestProof) return undefined
  try {
    const response = JSON.parse(proof) as Partial<AuthenticationResponseJSON>
    return isBase64Url(response.id) ? (response as AuthenticationResponseJSON) : undefined
  } catch {
    return undefined
  }
}

/** The count of signatures went back: perhaps a second device has the key. */
const reportCopy = ({ db, ...services }: Services, accountId: number, origin: Origin) =>
  db.transaction().execute(async (trx) => {
    const type = 'passkey-refused'
    await recordAccountEvent(services, trx, { accountId, type, origin })
    await services.outbox.add(trx, 'secondFactorChanged', { accountId, type })
  })
