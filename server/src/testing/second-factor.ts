import type { AuthenticatorKey, PasskeyOptions, RecoveryCodes } from '@swipefolio/shared/contract'
import { TOTP } from 'otpauth'
import { type Authenticator, createAuthenticator } from './authenticator'
import { call, succeed } from './call'
import { type LoggedIn, testPassword } from './log-in'
import type { TestServer } from './test-server'

const stepMilliseconds = 30_000

const side = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')

export const secondFactorPath = (person: LoggedIn) => `/api/${side(person)}/second-factor`
export const passkeysPath = (person: LoggedIn) => `/api/${side(person)}/passkeys`

/** The code that an authenticator app shows, some time steps away from now. */
export const appCode = ({ clock }: TestServer, key: string, steps = 0) =>
  new TOTP({ secret: key }).generate({
    timestamp: clock.now().getTime() + steps * stepMilliseconds,
  })

export const setUpSecondFactor = async (server: TestServer, person: LoggedIn) =>
  (await succeed(call(server, `POST ${secondFactorPath(person)}`, person))).json<AuthenticatorKey>()

export async function turnOnSecondFactor(server: TestServer, person: LoggedIn) {
  const { key } = await setUpSecondFactor(server, person)
  const body = { currentPassword: testPassword, code: appCode(server, key) }
  const answer = await succeed(call(server, `PUT ${secondFactorPath(person)}`, person, { body }))
  return { key, ...answer.json<RecoveryCodes>() }
}

export async function removeSecondFactor({ db }: TestServer, { account }: LoggedIn) {
  await db.deleteFrom('passkey').where('account_id', '=', account.id).execute()
  await db.deleteFrom('second_factor').where('account_id', '=', account.id).execute()
}

/** The page's origin, as the browser tells it to the passkey. */
export const originOf = ({ services }: TestServer) => new URL(services.config.publicUrl).origin

/** What a browser made for a new passkey: the body of the call that adds it. */
export async function makePasskey(
  server: TestServer,
  person: LoggedIn,
  authenticator: Authenticator = createAuthenticator(),
  code?: string,
) {
  const body = { currentPassword: testPassword, code }
  const started = call(server, `POST ${passkeysPath(person)}/options`, person, { body })
  const { options } = (await succeed(started)).json<PasskeyOptions>()
  return { name: 'My laptop', credential: authenticator.make(options, originOf(server)) }
}

export async function addPasskey(
  server: TestServer,
  person: LoggedIn,
  authenticator = createAuthenticator(),
  code?: string,
) {
  const body = await makePasskey(server, person, authenticator, code)
  const answer = await succeed(call(server, `POST ${passkeysPath(person)}`, person, { body }))
  return { authenticator, ...answer.json<RecoveryCodes>() }
}

/** What a passkey signs for a change of two-step login. */
export async function signChange(
  server: TestServer,
  person: LoggedIn,
  authenticator: Authenticator,
) {
  const asked = call(server, `POST ${secondFactorPath(person)}/passkey-options`, person)
  const { options } = (await succeed(asked)).json<PasskeyOptions>()
  return authenticator.sign(options, originOf(server))
}
