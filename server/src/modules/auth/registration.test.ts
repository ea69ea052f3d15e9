import { call } from '../../testing/call'
import { createTestServer, type TestServer } from '../../testing'
import { codeFor, codesFor, register, registration, verify } from '../../testing/sign-up'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const sent = 'Verification code sent to your email'
let lastNumber = 0
const newEmail = () => {
  lastNumber += 1
  return `person.${lastNumber}@example.org`
}
const accountsOf = (email: string) =>
  server.db.selectFrom('account').selectAll().where('email', '=', email).execute()

describe('signing up', () => {
  it.each([
    [{ firstName: '' }, 'First name is required'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'a@b' }, 'Please enter a valid email address'],
    [{ email: 'a@b.' }, 'Please enter a valid email address'],
    [{ email: 'a b@c.d' }, 'Please enter a valid email address'],
    [{ email: 'a@b@c.d' }, 'Please enter a valid email address'],
    [{ email: 'a@b.c\r\nBcc: d@e.f' }, 'Please enter a valid email address'],
    [{ email: `${'x'.repeat(243)}@example.org` }, 'Email is too long: at most 254 characters'],
    [{ password: '' }, 'Password is required'],
    [{ password: '12345' }, 'Password must be at least 6 characters long'],
    [{ password: 'x'.repeat(129) }, 'Password is too long: at most 128 characters'],
    [{ recruiter: true }, 'Company name is required for recruiters'],
    [{ recruiter: true, companyName: ' ' }, 'Company name is required for recruiters'],
    [{ firstName: 'x'.repeat(101) }, 'First name is too long: at most 100 characters'],
    [{ firstName: 'No\u0000a' }, 'Invalid characters'],
    [{ lastName: 'Le\ud800vi' }, 'Invalid characters'],
    [{ recruiter: 'true' }, 'The field recruiter is missing or not valid'],
    [{ recruiter: 1 }, 'The field recruiter is missing or not valid'],
    [{ password: null }, 'The field password is missing or not valid'],
  ])('refuses %j', async (change, sentence) => {
    const email = newEmail()
    const answer = await register(server, { email, ...change })
    expect([answer.status, answer.text]).toEqual([400, sentence])
    expect(await server.mailbox(email)).toEqual([])
  })

  it('names missing fields in the order of the form', async () => {
    const given: Record<string, unknown> = { recruiter: true, email: '', password: '' }
    const steps = [
      ['firstName', 'Noa', 'First name is required'],
      ['lastName', 'Levi', 'Last name is required'],
      ['email', 'noa', 'Email is required'],
      ['email', newEmail(), 'Please enter a valid email address'],
      ['password', '12345', 'Password is required'],
      ['password', '123456', 'Password must be at least 6 characters long'],
      ['companyName', 'Kite Works', 'Company name is required for recruiters'],
    ] as const
    for (const [field, value, sentence] of steps) {
      const answer = await call(server, 'POST /api/auth/request-register', undefined, {
        body: given,
      })
      expect(answer.text).toBe(sentence)
      given[field] = value
    }
    const answer = await call(server, 'POST /api/auth/request-register', undefined, { body: given })
    expect([answer.status, answer.text]).toEqual([200, sent])
  })

  it('accepts the shortest and the longest allowed values', async () => {
    const email = `${'x'.repeat(242)}@example.org`
    const longest = { firstName: 'x'.repeat(100), password: 'x'.repeat(128), email }
    expect((await register(server, longest)).status).toBe(200)
    expect((await verify(server, email, await codeFor(server, email))).status).toBe(200)
    expect((await register(server, { email: newEmail(), password: '123456' })).status).toBe(200)
  })

  it('creates an account of the role only after its code', async () => {
    const email = newEmail()
    const answer = await register(server, {
      email: ` ${email.toUpperCase()}`,
      firstName: ' Noa ',
      recruiter: true,
      companyName: ' Kite Works ',
    })
    expect([answer.status, answer.text]).toEqual([200, sent])
    expect(await accountsOf(email)).toEqual([])
    const verified = await verify(server, email, await codeFor(server, email))
    expect([verified.status, verified.text]).toEqual([
      200,
      'Account verified successfully! Please log in.',
    ])
    expect(await accountsOf(email)).toMatchObject([
      { role: 'recruiter', first_name: 'Noa', last_name: 'Levi', company_name: 'Kite Works' },
    ])
    const body = { email, password: registration.password }
    const login = await call(server, 'POST /api/auth/recruiterlogin', undefined, { body })
    expect(login.status).toBe(200)
  })

  it('ignores fields that the form does not have', async () => {
    const email = newEmail()
    await register(server, { email, id: 5, role: 'recruiter', verified: true, company_name: 'X' })
    await verify(server, email, await codeFor(server, email))
    const [account] = await accountsOf(email)
    expect(account).toMatchObject({ role: 'jobseeker', company_name: '' })
    expect(account?.id).not.toBe(5)
  })

  it('mails nothing of what was typed to an address that is not verified', async () => {
    const email = newEmail()
    const firstName = 'you have won 500 EUR at https://evil.example'
    await register(server, { email, firstName, recruiter: true, companyName: firstName })
    const [mail] = await server.mailbox(email)
    expect(mail?.text).toMatch(/^Hello,/)
    expect(JSON.stringify(mail)).not.toContain('evil')
  })

  it('stores when the person agreed to the terms, and the password only as a hash', async () => {
    const email = newEmail()
    await register(server, { email })
    const before = server.clock.now()
    await verify(server, email, await codeFor(server, email))
    const [account] = await accountsOf(email)
    expect(account?.consented_at.getTime()).toBeLessThanOrEqual(before.getTime())
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(await server.mailbox(email))).not.toContain(registration.password)
  })

  it('responds alike for a known address, mails it that it has an account and changes nothing', async () => {
    const known = await server.logIn('jobseeker')
    const { email } = known.account
    const answer = await register(server, { email, password: 'what I choose' })
    const unknown = await register(server, { email: newEmail() })
    const { date: _date, 'x-request-id': _id, 'registration-id': id, ...headers } = answer.headers
    expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text])
    expect(unknown.headers).toMatchObject(headers)
    expect([id, unknown.headers['registration-id']].map(Number)).not.toContain(NaN)
    expect(await server.mailbox(email)).toMatchObject([
      { to: email, subject: 'You already have a Swipefolio account' },
    ])
    expect(await codesFor(server, email)).toEqual([])
    expect(await accountsOf(email)).toMatchObject([{ password_hash: known.account.password_hash }])
  })

  it('gives one email an account in each role', async () => {
    const email = newEmail()
    for (const recruiter of [false, true]) {
      await register(server, { email, recruiter, companyName: recruiter ? 'Kite Works' : '' })
      await verify(server, email, await codeFor(server, email))
    }
    expect((await accountsOf(email)).map(({ role }) => role).toSorted()).toEqual([
      'jobseeker',
      'recruiter',
    ])
  })
})

describe('requesting the code again', () => {
  const resend = (body: object) => call(server, 'POST /api/auth/resend-code', undefined, { body })

  it.each([
    [{ email: '' }, 'Please enter your email address'],
    [{}, 'Please enter your email address'],
    [{ email: 'noa@example' }, 'Please enter a valid email address'],
  ])('refuses %j', async (body, sentence) => {
    const answer = await resend(body)
    expect([answer.status, answer.text]).toEqual([400, sentence])
  })

  it('mails a new code for the registration', async () => {
    const email = newEmail()
    await register(server, { email, firstName: 'Old' })
    await register(server, { email, firstName: 'Newest' })
    const first = await codeFor(server, email)
    const answer = await resend({ email, isRecruiter: false })
    expect([answer.status, answer.text]).toEqual([200, sent])
    const second = await codeFor(server, email)
    expect(second).not.toBe(first)
    expect((await verify(server, email, second)).status).toBe(200)
    expect(await accountsOf(email)).toMatchObject([{ first_name: 'Newest' }])
  })

  it.each([
    ['accepts an earlier code', 9, 200],
    ['accepts no earlier code after its ten minutes', 10, 400],
  ])('%s', async (_what, minutes, status) => {
    const email = newEmail()
    await register(server, { email })
    const first = await codeFor(server, email)
    for (let time = 1; time <= minutes; time += 1) {
      server.clock.advance(60_000)
      if (time % 3 === 0) await resend({ email, isRecruiter: false })
      await server.mailbox(email)
    }
    expect((await verify(server, email, first)).status).toBe(status)
  })

  it('responds alike for an address without a registration and mails nothing', async () => {
    const email = newEmail()
    await register(server, { email })
    const stranger = newEmail()
    const answer = await resend({ email: stranger })
    const known = await resend({ email })
    expect([answer.status, answer.text]).toEqual([known.status, known.text])
    expect(await server.mailbox(stranger)).toEqual([])
    const before = (await codesFor(server, email)).length
    await resend({ email, isRecruiter: true })
    expect((await codesFor(server, email)).length).toBe(before)
  })
})
