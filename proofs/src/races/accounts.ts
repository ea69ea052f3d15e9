import {
  call,
  codeFor,
  register,
  registration,
  requestReset,
  reset,
  testPassword,
  verify,
} from '@swipefolio/server/testing'
import { type Instances, newAddress } from '../instances'
import { createRow, inParallel, type ProofRow, tally } from '../proof'

let lastPerson = 0

/** Sends the right code of one registration many times at once. */
export async function raceSignUps(instances: Instances, times: number): Promise<ProofRow> {
  const { row, check } = createRow('one account for each registration')
  lastPerson += 1
  const email = `raced.${lastPerson}@example.org`
  await register(instances.first, { email })
  const code = await codeFor(instances.first, email)
  const answers = await inParallel(times, (turn) => verify(instances.at(turn), email, code))
  row.cases += times - 1
  check('the answers', tally(answers), `1 x 200, ${times - 1} x 400`)

  const accounts = await instances.first.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .execute()
  row.acknowledged = 1
  row.lost = accounts.length === 0 ? 1 : 0
  row.doubled = Math.max(0, accounts.length - 1)
  const pending = await instances.first.db
    .selectFrom('pending_registration')
    .select('id')
    .where('email', '=', email)
    .execute()
  check('registrations that are left', pending.length, 0)
  check('the login', (await logIn(instances, email, registration.password)).status, 200)
  return row
}

/** Sends the right code of one reset many times at once, each time with a different new password. */
export async function raceResets(instances: Instances, times: number): Promise<ProofRow> {
  const { row, check } = createRow('one new password for each reset')
  const { account } = await instances.first.logIn('jobseeker')
  const { email } = account
  await requestReset(instances.first, email)
  const code = await codeFor(instances.first, email)
  const password = (turn: number) => `new password ${turn}`
  const answers = await inParallel(times, (turn) =>
    reset(instances.at(turn), { email, code, password: password(turn) }),
  )
  row.cases += times - 1
  check('the answers', tally(answers), `1 x 200, ${times - 1} x 400`)

  row.acknowledged = 1
  const winner = answers.findIndex(({ status }) => status === 200)
  const withNew = await logIn(instances, email, password(winner))
  row.lost = withNew.status === 200 ? 0 : 1
  const withAnother = await logIn(instances, email, password(winner === 0 ? 1 : 0))
  check('the login with another password', withAnother.status, 401)
  return row
}

/** Sends wrong passwords for one account from one address: five are compared, the others are not. */
export async function raceLogins(instances: Instances, times: number): Promise<ProofRow> {
  const { row, check } = createRow('at most 5 tries at a password')
  const { account } = await instances.first.logIn('jobseeker')
  const { email } = account
  const ip = newAddress()
  const answers = await inParallel(times, (turn) =>
    logIn(instances, email, 'not the password', { turn, ip }),
  )
  row.cases += times - 1
  check('the answers', tally(answers), `5 x 401, ${times - 5} x 429`)
  for (const turn of instances.servers.keys()) {
    const locked = await logIn(instances, email, testPassword, { turn, ip })
    check('the right password after them', locked.status, 429)
  }
  return row
}

const logIn = (
  instances: Instances,
  email: string,
  password: string,
  { turn = 0, ip = newAddress() } = {},
) =>
  call(instances.at(turn), 'POST /api/auth/userlogin', undefined, {
    body: { email, password },
    ip,
  })
