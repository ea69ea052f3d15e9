import { hashesAtOnce } from '../../foundation/passwords/passwords'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { codeFor, requestReset } from '../../testing/sign-up'

let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
})
afterAll(() => server.close())

let lastNumber = 0
let ip: string

beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  lastNumber += 1
  ip = `198.51.100.${lastNumber}`
})

interface Try {
  email?: string
  password?: string
  ip?: string
  at?: TestServer
}

const logIn = ({ email = seeker.account.email, password = 'wrong', ...rest }: Try = {}) =>
  call(rest.at ?? server, 'POST /api/auth/userlogin', undefined, {
    body: { email, password },
    ip: rest.ip ?? ip,
  })

async function fail(times: number) {
  for (let time = 0; time < times; time += 1) expect((await logIn()).status).toBe(401)
}

const second = 1000

describe('five wrong passwords', () => {
  beforeEach(() => fail(5))

  it('lock the account for that address, the right password included', async () => {
    const answer = await logIn({ password: testPassword })
    expect([answer.status, answer.text]).toEqual([
      429,
      'Too many requests. Please try again later.',
    ])
    const seconds = Number(answer.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('lock it in every process', async () => {
    const other = await createTestServer({
      database: server.database,
      config: { limits: true },
    })
    expect((await logIn({ at: other })).status).toBe(429)
    await other.close()
  })

  it('lock neither other addresses nor other accounts', async () => {
    const other = await server.logIn('jobseeker')
    expect((await logIn({ ip: '203.0.113.1', password: testPassword })).status).toBe(200)
    const elsewhere = await logIn({ email: other.account.email, password: testPassword })
    expect(elsewhere.status).toBe(200)
  })

  it('lock it longer with each further one, up to 15 minutes', async () => {
    const waits: number[] = []
    for (let step = 0; step < 16; step += 1) {
      const locked = await logIn()
      expect(locked.status).toBe(429)
      const seconds = Number(locked.headers['retry-after'])
      waits.push(Math.ceil(seconds / 60))
      server.clock.advance((seconds + 1) * second)
      await fail(1)
    }
    expect(waits).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15])
  })

  it('are forgotten after a right password following the lock', async () => {
    server.clock.advance(61 * second)
    expect((await logIn({ password: testPassword })).status).toBe(200)
    await fail(5)
  })
})

describe('twenty wrong passwords within an hour, each from another address', () => {
  const guess = async (email = seeker.account.email) => {
    const answers = []
    for (let time = 1; time <= 21; time += 1) {
      answers.push(await logIn({ email, ip: `203.0.113.${time}` }))
    }
    return answers
  }
  const limited = [
    429,
    "Too many wrong passwords. Choose 'Forgot Password?' to log in with a code from your email.",
  ]
  const right = { password: testPassword }
  const result = async (attempt: Try) => {
    const { status, text } = await logIn(attempt)
    return status === 200 ? status : [status, text]
  }

  beforeEach(() => server.clock.advance(61 * 60 * second))

  it('refuse the right one from a new address, and not from where it was used before', async () => {
    expect(await result({ ...right, ip: '192.0.2.1' })).toBe(200)
    const answers = await guess()
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(401), 429])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3000)
    expect(await result({ ...right, ip: '192.0.2.2' })).toEqual(limited)
    for (let time = 0; time < 25; time += 1) {
      expect(await result({ ...right, ip: '192.0.2.1' })).toBe(200)
    }
    server.clock.advance(61 * 60 * second)
    expect(await result({ ...right, ip: '192.0.2.2' })).toBe(200)
  })

  it('end no session, and are told to the owner once', async () => {
    await guess()
    await guess()
    const subjects = (await server.mailbox(seeker.account.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Somebody tried many passwords for your Swipefolio account'])
    expect((await call(server, 'GET /api/user/details', seeker)).status).toBe(200)
  })

  it('let the owner in from any address after a reset with a mailed code', async () => {
    await guess()
    const { email } = seeker.account
    await requestReset(server, email)
    const body = { email, code: await codeFor(server, email), password: 'a new password' }
    const name = 'POST /api/auth/verify-password-reset'
    expect((await call(server, name, undefined, { body, ip: '192.0.2.3' })).status).toBe(200)
    expect(await result({ password: 'a new password', ip: '192.0.2.3' })).toBe(200)
    expect(await result({ password: 'a new password', ip: '192.0.2.4' })).toBe(200)
  })

  it('are answered alike for an unknown address', async () => {
    const told = (answers: Awaited<ReturnType<typeof guess>>) =>
      answers.map(({ status, text }) => [status, text])
    expect(told(await guess('nobody.there@example.org'))).toEqual(told(await guess()))
    expect(await server.mailbox('nobody.there@example.org')).toEqual([])
  })
})

it('compares at most five of many simultaneous tries', async () => {
  // On a busy machine some wait longer for their turn than logins may, and are not compared: they come again.
  const untilTried = async () => {
    let answer = await logIn()
    while (answer.status === 503) answer = await logIn()
    return answer
  }
  const tries = await Promise.all(Array.from({ length: 50 }, untilTried))
  const statuses = tries.map(({ status }) => status).toSorted((one, other) => one - other)
  expect(statuses).toEqual([401, 401, 401, 401, 401, ...Array<number>(45).fill(429)])
})

it('counts unknown accounts like known ones', async () => {
  const email = 'nobody@example.org'
  const statuses = []
  for (let time = 0; time < 6; time += 1) statuses.push((await logIn({ email })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

it('refuses an address after 20 failures, whatever the accounts, for five minutes', async () => {
  for (let time = 0; time < 20; time += 1) {
    expect((await logIn({ email: `person-${time}@example.org` })).status).toBe(401)
  }
  const refused = await logIn({ password: testPassword })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(120)
  server.clock.advance(301 * second)
  expect((await logIn({ password: testPassword })).status).toBe(200)
})

it('does not count logins that succeed', async () => {
  for (let time = 0; time < 25; time += 1) {
    expect((await logIn({ password: testPassword })).status).toBe(200)
  }
})

it('refuses a login beyond a short queue before its first statement', async () => {
  const lock = await server.pool.connect()
  await lock.query('begin; lock table rate_limit in access exclusive mode')
  const logins = Array.from({ length: 64 + hashesAtOnce + 1 }, () => logIn())
  const { status, headers } = await Promise.race(logins)
  await lock.query('rollback')
  lock.release()
  expect([status, headers['retry-after']]).toEqual([503, '2'])
  await Promise.all(logins)
})
