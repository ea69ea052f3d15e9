import type { JobSeeker, Recruiter } from '@swipefolio/shared/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import {
  addPasskey,
  appCode,
  setUpSecondFactor,
  turnOnSecondFactor,
} from '../../testing/second-factor'
import { codeFor, requestReset, reset } from '../../testing/sign-up'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})

const update = (person: LoggedIn, body: object) => {
  const side = person.account.role === 'recruiter' ? 'recruiter' : 'user'
  return call(server, `PUT /api/${side}/update`, person, { body })
}
const logIn = (email: string, password: string) =>
  call(server, 'POST /api/auth/userlogin', undefined, { body: { email, password } })
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object

it('shows each role its own profile, without the password', async () => {
  const own = await call(server, 'GET /api/user/details', seeker)
  expect(own.json<JobSeeker>()).toEqual({
    id: seeker.account.id,
    email: seeker.account.email,
    firstName: 'Jules',
    lastName: 'Sparrow',
  })
  const details = await call(server, 'GET /api/recruiter/details', recruiter)
  expect(details.json<Recruiter>()).toEqual({
    id: recruiter.account.id,
    email: recruiter.account.email,
    firstName: 'Rona',
    lastName: 'Reed',
    companyName: 'Kite Works',
  })
})

it.each([
  [{ firstName: 'A' }, 'First name must be at least 2 characters'],
  [{ lastName: ' B ' }, 'Last name must be at least 2 characters'],
  [{ firstName: 'x'.repeat(101) }, 'First name is too long: at most 100 characters'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ password: 'x'.repeat(129) }, 'Password is too long: at most 128 characters'],
  [{ email: 'other@example.org' }, 'Email cannot be changed'],
])('refuses %j', async (body, sentence) => {
  for (const person of [seeker, recruiter]) {
    const answer = await update(person, body)
    expect([answer.status, answer.text]).toEqual([400, sentence])
  }
})

it('checks the company name of recruiters only', async () => {
  const answer = await update(recruiter, { companyName: 'K' })
  expect([answer.status, answer.text]).toEqual([400, 'Company name must be at least 2 characters'])
  expect((await update(seeker, { companyName: 'K' })).status).toBe(200)
})

it('is for its owner only', async () => {
  const other = await server.logIn('jobseeker')
  expect((await update(seeker, { id: other.account.id, firstName: 'Mallory' })).status).toBe(403)
  expect((await update(seeker, { id: 404, firstName: 'Mallory' })).status).toBe(403)
})

it('keeps blank fields, and returns a token with the new name', async () => {
  const answer = await update(recruiter, {
    id: recruiter.account.id,
    email: recruiter.account.email.toUpperCase(),
    firstName: ' Ronja ',
    lastName: '',
    companyName: ' ',
    password: null,
  })
  const { user, token } = answer.json<{ user: Recruiter; token: string }>()
  expect(user).toMatchObject({ firstName: 'Ronja', lastName: 'Reed', companyName: 'Kite Works' })
  expect(claimsOf(token)).toMatchObject({ userName: 'Ronja Reed', role: 'recruiter' })
  const headers = { authorization: `Bearer ${token}` }
  const again = await call(server, 'GET /api/recruiter/details', undefined, { headers })
  expect(again.json()).toEqual(user)
  expect((await call(server, 'GET /api/recruiter/details', recruiter)).status).toBe(200)
  expect((await update(recruiter, {})).status).toBe(200)
})

it('with a new password ends the other sessions and mails a notice', async () => {
  const { email } = seeker.account
  const elsewhere = (await logIn(email, testPassword)).text
  const headers = { authorization: `Bearer ${elsewhere}` }
  const look = () => call(server, 'GET /api/user/details', undefined, { headers })
  expect((await look()).status).toBe(200)

  expect((await update(seeker, { password: 'brand new one' })).status).toBe(200)
  while ((await look()).status === 200) await sleep(10)
  expect((await look()).status).toBe(401)
  expect((await call(server, 'GET /api/user/details', seeker)).status).toBe(200)
  expect((await logIn(email, testPassword)).status).toBe(401)
  expect((await logIn(email, 'brand new one')).status).toBe(200)
  const [mail] = await server.mailbox(email)
  expect(mail?.subject).toBe('Your Swipefolio password was changed')
  expect(mail?.text).not.toContain('brand new one')
})

describe('a password change', () => {
  const minutes = (count: number) => server.clock.advance(count * 60_000)

  it.each([undefined, null, ''])(
    'asks for the current password five minutes after the login: %j',
    async (currentPassword) => {
      minutes(5)
      for (const person of [seeker, recruiter]) {
        const answer = await update(person, {
          firstName: 'Mallory',
          password: 'brand new one',
          currentPassword,
        })
        expect([answer.status, answer.text]).toEqual([400, 'Please enter your current password'])
      }
      const own = await call(server, 'GET /api/user/details', seeker)
      expect(own.json<JobSeeker>().firstName).toBe('Jules')
      expect((await logIn(seeker.account.email, testPassword)).status).toBe(200)
    },
  )

  it('refuses a wrong current password at any time, and names its field', async () => {
    const body = { password: 'brand new one', currentPassword: 'a guess' }
    const headers = { accept: 'application/problem+json' }
    const answer = await call(server, 'PUT /api/user/update', seeker, { body, headers })
    expect([answer.status, answer.json<{ fields: object }>().fields]).toEqual([
      400,
      { currentPassword: 'The current password is not right' },
    ])
  })

  it('succeeds with the current password, also in an old session that was renewed', async () => {
    minutes(4)
    const { token } = (await update(seeker, { firstName: 'Julie' })).json<{ token: string }>()
    minutes(2)
    const renewed = { ...seeker, headers: { authorization: `Bearer ${token}` } }
    expect((await update(renewed, { password: 'brand new one' })).status).toBe(400)
    const body = { password: 'brand new one', currentPassword: testPassword }
    expect((await update(renewed, body)).status).toBe(200)
    expect((await logIn(seeker.account.email, 'brand new one')).status).toBe(200)
  })

  it('succeeds again for ten minutes, for those whom the first answer did not reach', async () => {
    const body = { password: 'brand new one', currentPassword: testPassword }
    await succeed(update(seeker, body))
    await succeed(update(seeker, { ...body, firstName: 'Julie' }))
    const mails = await server.mailbox(seeker.account.email)
    expect(mails.filter(({ subject }) => subject.includes('password'))).toHaveLength(1)
    const own = await call(server, 'GET /api/user/details', seeker)
    expect(own.json<JobSeeker>().firstName).toBe('Julie')
    expect((await update(seeker, { ...body, password: 'another one' })).status).toBe(400)
    minutes(10)
    expect((await update(seeker, body)).status).toBe(400)
  })

  it.each([
    ['an authenticator app', turnOnSecondFactor],
    ['a passkey', addPasskey],
  ])('asks for the current password at any time with %s', async (_, turnOn) => {
    await turnOn(server, seeker)
    const answer = await update(seeker, { password: 'brand new one' })
    expect([answer.status, answer.text]).toEqual([
      400,
      'Please enter your current password: two-step login is on',
    ])
    const body = { password: 'brand new one', currentPassword: testPassword }
    expect((await update(seeker, body)).status).toBe(200)
  })

  describe('without the current password', () => {
    const password = 'brand new one'
    const deleteAccount = (given: string, person = seeker, code?: string) =>
      call(server, 'DELETE /api/user/account', person, { body: { password: given, code } })
    const unproven = [
      409,
      "Your password was changed without the current one. First log out and choose 'Forgot Password?' at the login: a mailed code sets it anew.",
    ]

    beforeEach(() => succeed(update(seeker, { password })))

    it('turns on no two-step login and deletes no account, not even after another change', async () => {
      const { key } = await setUpSecondFactor(server, seeker)
      for (const next of ['yet another one', undefined]) {
        const currentPassword = next ? password : 'yet another one'
        const proof = { currentPassword, code: appCode(server, key) }
        const turnedOn = await call(server, 'PUT /api/user/second-factor', seeker, { body: proof })
        expect([turnedOn.status, turnedOn.text]).toEqual(unproven)
        const asPasskey = { body: { currentPassword } }
        const added = await call(server, 'POST /api/user/passkeys/options', seeker, asPasskey)
        expect([added.status, added.text]).toEqual(unproven)
        const deleted = await deleteAccount(currentPassword)
        expect([deleted.status, deleted.text]).toEqual(unproven)
        if (next) await succeed(update(seeker, { password: next, currentPassword }))
      }
    })

    it('does both after a reset with a mailed code', async () => {
      const { email } = seeker.account
      await requestReset(server, email)
      const code = await codeFor(server, email)
      await succeed(reset(server, { email, code, password: testPassword }))
      const { text: token } = await logIn(email, testPassword)
      const owner = { ...seeker, token, headers: { authorization: `Bearer ${token}` } }
      const { recoveryCodes } = await turnOnSecondFactor(server, owner)
      expect((await deleteAccount(testPassword, owner, recoveryCodes[0])).status).toBe(200)
    })
  })
})
