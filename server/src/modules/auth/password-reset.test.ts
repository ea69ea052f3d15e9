import { randomUUID } from 'node:crypto'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { codeFor, codesFor, requestReset, reset, wrongCode } from '../../testing/sign-up'

let server: TestServer
let seeker: LoggedIn
let email: string

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  email = seeker.account.email
})

const password = 'a new password'
const failed = [400, 'Failed to reset password. Please check your code and try again.']
const result = async (answer: ReturnType<typeof call>) => {
  const { status, text } = await answer
  return [status, text]
}
const logIn = (role: 'user' | 'recruiter', typed: string) =>
  call(server, `POST /api/auth/${role}login`, undefined, { body: { email, password: typed } })

async function sendCode() {
  await requestReset(server, email)
  return codeFor(server, email)
}

describe('requesting a code', () => {
  it.each([
    [{}, 'Please enter your email address'],
    [{ email: '', isRecruiter: 'false' }, 'Please enter your email address'],
    [{ email: ' ', isRecruiter: 'true' }, 'Please enter your email address'],
    [{ email: 'noa@example', isRecruiter: 'false' }, 'Please enter a valid email address'],
  ])('refuses %j, in the query and in a body', async (fields, sentence) => {
    const name = 'POST /api/auth/send-code-to-reset-password'
    const query = fields as Record<string, string>
    expect(await result(call(server, name, undefined, { query }))).toEqual([400, sentence])
    expect(await result(call(server, name, undefined, { body: fields }))).toEqual([400, sentence])
  })

  it('responds alike for known and unknown addresses and mails only the known', async () => {
    const known = await requestReset(server, email)
    const unknown = await requestReset(server, 'nobody@example.org')
    const otherRole = await requestReset(server, `other.${email}`, 'true')
    for (const answer of [known, unknown, otherRole]) {
      expect([answer.status, answer.text]).toEqual([200, 'Verification code sent to your email'])
      expect(answer.headers['reset-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    }
    expect(await server.mailbox(email)).toHaveLength(1)
    expect(await server.mailbox('nobody@example.org')).toEqual([])
  })

  it('is for an account of the given role; a job seeker by default', async () => {
    const name = 'POST /api/auth/send-code-to-reset-password'
    await requestReset(server, email, 'true')
    expect(await server.mailbox(email)).toEqual([])
    for (const isRecruiter of ['1', 'yes', 'false']) await requestReset(server, email, isRecruiter)
    await call(server, name, undefined, { query: { email } })
    await call(server, name, undefined, { body: { email, isRecruiter: false } })
    expect(await server.mailbox(email)).toHaveLength(5)
  })
})

describe('choosing a new password', () => {
  it.each([
    [{ code: '', password: '' }, 'Please enter the verification code'],
    [{ password: '123456' }, 'Please enter the verification code'],
    [{ code: 12_345_678, password: '' }, 'Please enter a new password'],
    [{ code: '12345678', password: '12345' }, 'Password must be at least 6 characters long'],
    [
      { code: '12345678', password: 'x'.repeat(129) },
      'Password is too long: at most 128 characters',
    ],
  ])('refuses %j', async (fields, sentence) => {
    expect(await result(reset(server, { email, ...fields }))).toEqual([400, sentence])
  })

  it.each([
    ['a wrong code', {}],
    ['an unknown email', { email: 'nobody@example.org' }],
    ['no email', { email: undefined }],
    ['letters', { code: 'abcdefgh' }],
  ])('refuses %s', async (_what, change) => {
    const code = wrongCode(await sendCode())
    expect(await result(reset(server, { email, code, password, ...change }))).toEqual(failed)
    expect((await logIn('user', testPassword)).status).toBe(200)
  })

  it('takes the code as a number, changes the password and mails a notice', async () => {
    const code = Number(await sendCode())
    expect(await result(reset(server, { email: email.toUpperCase(), code, password }))).toEqual([
      200,
      'Password reset successfully! You can now log in with your new password.',
    ])
    expect((await logIn('user', testPassword)).status).toBe(401)
    expect((await logIn('user', password)).status).toBe(200)
    const [notice] = await server.mailbox(email)
    expect(notice?.subject).toBe('Your Swipefolio password was changed')
  })

  it('accepts a code once, and afterwards no other code of the account', async () => {
    const first = await sendCode()
    const second = await sendCode()
    expect((await reset(server, { email, code: second, password })).status).toBe(200)
    expect(await result(reset(server, { email, code: second, password }))).toEqual(failed)
    expect(await result(reset(server, { email, code: first, password }))).toEqual(failed)
  })

  it('accepts a code until its ten minutes are over', async () => {
    const old = await sendCode()
    server.clock.advance(10 * 60_000)
    expect(await result(reset(server, { email, code: old, password }))).toEqual(failed)
    const code = await sendCode()
    server.clock.advance(10 * 60_000 - 1000)
    expect((await reset(server, { email, code, password })).status).toBe(200)
  })

  it('accepts no code of another account; verification accepts no reset code', async () => {
    const other = await server.logIn('jobseeker')
    await requestReset(server, other.account.email)
    const code = await codeFor(server, other.account.email)
    await sendCode()
    expect(await result(reset(server, { email, code, password }))).toEqual(failed)
    const name = `POST /api/auth/verify-request/${other.account.email}`
    expect((await call(server, name, undefined, { query: { code } })).status).toBe(400)
  })

  it('compares at most five of many simultaneous tries', async () => {
    const code = await sendCode()
    const body = { email, code: wrongCode(code), password }
    const tries = await Promise.all(Array.from({ length: 50 }, () => reset(server, body)))
    expect(tries.every(({ status }) => status === 400)).toBe(true)
    const { address_tries: counted } = await server.db
      .selectFrom('reset_code')
      .select('address_tries')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(counted).toBe(5)
    expect(await result(reset(server, { email, code, password }))).toEqual(failed)
  })

  it('changes the password once when the right code arrives many times at once', async () => {
    const code = await sendCode()
    const passwords = ['password 1', 'password 2', 'password 3', 'password 4']
    const answers = await Promise.all(
      passwords.map((chosen) => reset(server, { email, code, password: chosen })),
    )
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await logIn('user', passwords[winner] ?? '')).status).toBe(200)
  })

  it('changes only the account of the code when an email has both roles', async () => {
    await server.logIn('recruiter', { email })
    await requestReset(server, email, 'true')
    const code = await codeFor(server, email)
    await sendCode()
    expect((await reset(server, { email, code, password })).status).toBe(200)
    expect((await logIn('recruiter', password)).status).toBe(200)
    expect((await logIn('user', testPassword)).status).toBe(200)
  })
})

describe('tries at a code that its request is named with', () => {
  const request = async () => {
    const { headers } = await requestReset(server, email)
    return { resetId: String(headers['reset-id']), code: await codeFor(server, email) }
  }
  const choose = (fields: { code: string; resetId?: string }) =>
    result(reset(server, { email, password, ...fields }))
  const guess = async (times: number, code: string, resetId?: string) => {
    for (let time = 0; time < times; time += 1) {
      expect(await choose({ code: wrongCode(code), resetId })).toEqual(failed)
    }
  }
  const done = [200, 'Password reset successfully! You can now log in with your new password.']

  it.each([5, 20])('stay after %d wrong ones that do not name it', async (times) => {
    const own = await request()
    await guess(times, own.code)
    expect(await choose({ code: own.code })).toEqual(failed)
    expect(await choose(own)).toEqual(done)
  })

  it('stay after wrong ones that name another request, or none that exists', async () => {
    const own = await request()
    const stranger = await request()
    await guess(6, own.code, stranger.resetId)
    await guess(6, own.code, randomUUID())
    expect(await choose(own)).toEqual(done)
  })

  it('are five', async () => {
    const own = await request()
    await guess(4, own.code, own.resetId)
    await guess(50, own.code)
    await guess(1, own.code, own.resetId)
    expect(await choose(own)).toEqual(failed)
  })

  it('leave five to the requests that name none', async () => {
    const own = await request()
    await guess(5, own.code, own.resetId)
    await guess(4, own.code)
    expect(await choose({ code: own.code })).toEqual(done)
  })

  it('without an id stay where the code was asked for, after wrong ones from elsewhere', async () => {
    const { code } = await request()
    const chooseFrom = (ip: string, typed: string) => {
      const body = { email, code: typed, password }
      return result(call(server, 'POST /api/auth/verify-password-reset', undefined, { body, ip }))
    }
    for (let time = 0; time < 6; time += 1) await chooseFrom('203.0.113.70', wrongCode(code))
    expect(await chooseFrom('203.0.113.71', code)).toEqual(failed)
    expect(await choose({ code })).toEqual(done)
  })

  it.each([
    ['the newer code with its id', 0, 1],
    ['the older code with its id', 1, 0],
    ['the older code with the newer id', 1, 1],
  ])('of two requests accept %s', async (_what, codeAt, idAt) => {
    const ids = [(await request()).resetId, (await request()).resetId]
    const code = (await codesFor(server, email))[codeAt] ?? ''
    expect(await choose({ code, resetId: ids[idAt] })).toEqual(done)
  })

  it('accept a code that was mailed for another request, when none was mailed for theirs', async () => {
    expect(await choose({ code: await sendCode(), resetId: randomUUID() })).toEqual(done)
  })
})
