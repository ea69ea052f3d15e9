import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import {
  codeFor,
  codesFor,
  register,
  registration,
  requestReset,
  reset,
  verify,
} from '../../testing/sign-up'

let server: TestServer
let seeker: LoggedIn
let email: string

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  email = seeker.account.email
  server.clock.advance(61 * minute)
})

const minute = 60_000
const mailCount = async () => (await server.mailbox(email)).length

it('mails a code once a minute and responds alike in between', async () => {
  const first = await requestReset(server, email)
  const second = await requestReset(server, email)
  expect([second.status, second.text]).toEqual([first.status, first.text])
  expect(await mailCount()).toBe(1)
  server.clock.advance(minute + 1000)
  await requestReset(server, email)
  expect(await mailCount()).toBe(2)
})

it('mails one code for many simultaneous requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestReset(server, email)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await mailCount()).toBe(1)
})

it('mails five codes an hour', async () => {
  for (let time = 0; time < 7; time += 1) {
    const answer = await requestReset(server, email)
    expect(answer.status).toBe(200)
    server.clock.advance(minute + 1000)
  }
  expect(await mailCount()).toBe(5)
  server.clock.advance(60 * minute)
  await requestReset(server, email)
  expect(await mailCount()).toBe(6)
})

it('counts registrations and repeated codes, of known and unknown addresses', async () => {
  for (const address of [email, 'new@example.org']) {
    await register(server, { email: address })
    await register(server, { email: address })
    const body = { email: address, isRecruiter: false }
    await call(server, 'POST /api/auth/resend-code', undefined, { body })
    expect(await server.mailbox(address)).toHaveLength(1)
  }
})

it('mails a code for each registration of an address at once, five an hour', async () => {
  for (const address of [email, 'twice@example.org']) {
    for (const password of ['tide tables', 'another one', 'tide tables']) {
      await register(server, { email: address, password })
    }
    expect(await server.mailbox(address)).toHaveLength(2)
    for (let time = 0; time < 5; time += 1) {
      await register(server, { email: address, password: `password ${time}` })
    }
    expect(await server.mailbox(address)).toHaveLength(5)
  }
})

describe('requests of strangers', () => {
  const resetFrom = (ip: string, address = email) =>
    call(server, 'POST /api/auth/send-code-to-reset-password', undefined, {
      query: { email: address },
      ip,
    })
  const codeCount = async () => (await codesFor(server, email)).length

  it('leave the owner the resets when they are registrations', async () => {
    for (let time = 0; time < 6; time += 1) {
      await register(server, { email, password: `password ${time}` })
      await register(server, { email, password: `password ${time}`, recruiter: true })
    }
    await requestReset(server, email)
    expect(await codeCount()).toBe(1)
  })

  it('leave one registration an hour to somebody who asks from elsewhere', async () => {
    const address = `nobody.${email}`
    const registerFrom = (ip: string, password: string) => {
      const body = { ...registration, email: address, password }
      return call(server, 'POST /api/auth/request-register', undefined, { body, ip })
    }
    for (let time = 0; time < 8; time += 1) await registerFrom('203.0.113.50', `password ${time}`)
    expect(await server.mailbox(address)).toHaveLength(5)

    await registerFrom('203.0.113.51', 'the own password')
    const [mail] = await server.mailbox(address)
    const code = /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    for (let host = 52; host < 60; host += 1) await registerFrom(`203.0.113.${host}`, 'of others')
    expect(await server.mailbox(address)).toHaveLength(6)
    expect((await verify(server, address, code)).status).toBe(200)
    const login = { email: address, password: 'the own password' }
    const answer = await call(server, 'POST /api/auth/userlogin', undefined, { body: login })
    expect(answer.status).toBe(200)
  })

  it('leave the owner one reset an hour from an address that the account was used from', async () => {
    const ip = '203.0.113.40'
    const body = { email, password: testPassword }
    const login = await call(server, 'POST /api/auth/userlogin', undefined, { body, ip })
    expect(login.status).toBe(200)
    const unknown = `unknown.${email}`
    for (let time = 0; time < 6; time += 1) {
      server.clock.advance(minute + 1000)
      for (const address of [email, unknown]) await resetFrom('203.0.113.41', address)
    }
    expect(await codeCount()).toBe(5)

    for (const address of [email, unknown]) await resetFrom('203.0.113.42', address)
    expect(await codeCount()).toBe(5)
    const { rows } = await server.pool.query(
      'select count(*) from reset_code where email = any($1) group by email',
      [[email, unknown]],
    )
    expect(rows).toEqual([{ count: 6 }, { count: 6 }])

    const { headers } = await resetFrom(ip)
    await resetFrom(ip)
    expect(await codeCount()).toBe(6)
    const resetId = headers['reset-id']
    const code = await codeFor(server, email)
    const answer = await reset(server, { email, code, resetId, password: 'a new password' })
    expect(answer.status).toBe(200)
  })
})

it('responds before it looks for the account and before the mail is sent', async () => {
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('lock table mail, account in access exclusive mode')
  expect((await requestReset(server, email)).status).toBe(200)
  expect((await register(server, { email: `new.${email}` })).status).toBe(200)
  await holder.query('commit')
  holder.release()
  expect(await mailCount()).toBe(1)
})

it('refuses an IP address that requests mail too often', async () => {
  const ask = (time: number) =>
    call(server, 'POST /api/auth/send-code-to-reset-password', undefined, {
      query: { email: `person.${time}@example.org` },
      ip: '198.51.100.77',
    })
  for (let time = 0; time < 30; time += 1) expect((await ask(time)).status).toBe(200)
  const refused = await ask(30)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  server.clock.advance(11 * minute)
  expect((await ask(31)).status).toBe(200)
})

it('counts the addresses of one IPv6 network as one', async () => {
  const guess = (host: number, network = 'a') =>
    call(server, `POST /api/auth/verify-request/${email}`, undefined, {
      query: { code: '12345678' },
      ip: `2001:db8:0:${network}::${host}`,
    })
  for (let host = 1; host <= 20; host += 1) expect((await guess(host)).status).toBe(400)
  expect((await guess(21)).status).toBe(429)
  expect((await guess(21, 'b')).status).toBe(400)
})

it('refuses an IP address that guesses codes too often', async () => {
  const guess = () =>
    call(server, `POST /api/auth/verify-request/${email}`, undefined, {
      query: { code: '12345678' },
      ip: '198.51.100.78',
    })
  for (let time = 0; time < 20; time += 1) expect((await guess()).status).toBe(400)
  const refused = await guess()
  expect([refused.status, refused.text]).toEqual([
    429,
    'Too many requests. Please try again later.',
  ])
  expect((await verify(server, email, '12345678')).status).toBe(400)
})
