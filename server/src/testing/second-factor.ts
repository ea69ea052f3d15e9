import type { AuthenticatorKey, RecoveryCodes } from '@swipefolio/shared/contract'
import { TOTP } from 'otpauth'
import { call, succeed } from './call'
import { type LoggedIn, testPassword } from './log-in'
import type { TestServer } from './test-server'

const stepMilliseconds = 30_000

export const secondFactorPath = ({ account }: LoggedIn) =>
  `/api/${account.role === 'recruiter' ? 'recruiter' : 'user'}/second-factor`

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
  await db.deleteFrom('second_factor').where('account_id', '=', account.id).execute()
}
