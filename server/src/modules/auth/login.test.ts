import { hash } from '@node-rs/argon2'
import type { Role } from '@swipefolio/shared/contract'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { register } from '../../testing/sign-up'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  seeker = await server.logIn('jobseeker', { email: 'jules@example.org' })
  recruiter = await server.logIn('recruiter', { email: 'rona@example.org' })
})
afterAll(() => server.close())

const addresses = { jobseeker: '/api/auth/userlogin', recruiter: '/api/auth/recruiterlogin' }
const roles: Role[] = ['jobseeker', 'recruiter']

/** In the query, as the spec says, and in the body. */
async function logInBothWays(role: Role, credentials: Record<string, string>) {
  const inQuery = await call(server, `GET ${addresses[role]}`, undefined, { query: credentials })
  const inBody = await call(server, `POST ${addresses[role]}`, undefined, { body: credentials })
  expect([inBody.status, inBody.text.split('.').length]).toEqual([
    inQuery.status,
    inQuery.text.split('.').length,
  ])
  return inQuery
}

describe.each(roles)('login of a %s', (role) => {
  it.each([
    {},
    { email: 'jules@example.org' },
    { email: 'jules@example.org', password: '' },
    { password: testPassword },
    { email: '  ', password: testPassword },
  ])('asks for both credentials when it gets %j', async (credentials) => {
    const answer = await logInBothWays(role, credentials as Record<string, string>)
    expect([answer.status, answer.text]).toEqual([400, 'Email and password are required'])
  })

  it.each([
    ['an unknown email', { email: 'nobody@example.org' }],
    ['a wrong password', { password: 'wrong horse' }],
    ['a password with a space too many', { password: `${testPassword} ` }],
    ['a very long password', { password: 'x'.repeat(129) }],
    ['a very long email', { email: `${'x'.repeat(243)}@example.org` }],
    ['SQL', { email: "' or 1=1 --" }],
    ['line breaks', { email: 'jules@example.org\r\nBcc: x@example.org' }],
  ])('refuses %s with one sentence', async (_what, change) => {
    const email = role === 'jobseeker' ? seeker.account.email : recruiter.account.email
    const answer = await logInBothWays(role, { email, password: testPassword, ...change })
    expect([answer.status, answer.text]).toEqual([401, 'Invalid email or password'])
  })

  it('refuses an account of the other role, and one not yet verified, with the same sentence', async () => {
    const other = role === 'jobseeker' ? recruiter : seeker
    await register(server, { email: 'unverified@example.org', password: testPassword })
    for (const email of [other.account.email, 'unverified@example.org']) {
      const answer = await logInBothWays(role, { email, password: testPassword })
      expect([answer.status, answer.text]).toEqual([401, 'Invalid email or password'])
    }
  })

  it('returns a bare token with the account’s claims', async () => {
    const { account } = role === 'jobseeker' ? seeker : recruiter
    const email = ` ${account.email.toUpperCase()} `
    const answer = await logInBothWays(role, { email, password: testPassword })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    const claims = JSON.parse(
      Buffer.from(answer.text.split('.')[1] ?? '', 'base64url').toString(),
    ) as { iat: number; exp: number }
    expect(claims).toEqual({
      sub: String(account.id),
      sid: expect.any(Number) as number,
      role,
      userName: `${account.first_name} ${account.last_name}`,
      iss: 'swipefolio',
      aud: 'swipefolio',
      iat: expect.any(Number) as number,
      exp: claims.iat + 24 * 3600,
    })
    const headers = { authorization: `Bearer ${answer.text}` }
    const details = role === 'jobseeker' ? '/api/user/details' : '/api/recruiter/details'
    expect((await call(server, `GET ${details}`, undefined, { headers })).status).toBe(200)
  })
})

it('keeps the two accounts of one email apart', async () => {
  const email = 'both@example.org'
  const memory = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  await server.logIn('jobseeker', { email })
  await server.logIn('recruiter', { email, password_hash: await hash('another one', memory) })
  expect((await logInBothWays('jobseeker', { email, password: testPassword })).status).toBe(200)
  expect((await logInBothWays('recruiter', { email, password: testPassword })).status).toBe(401)
  expect((await logInBothWays('recruiter', { email, password: 'another one' })).status).toBe(200)
})

it('rehashes a password that was hashed with other parameters', async () => {
  const weak = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const { account } = await server.logIn('jobseeker', { password_hash: weak })
  const body = { email: account.email, password: testPassword }
  expect((await call(server, 'POST /api/auth/userlogin', undefined, { body })).status).toBe(200)
  const { password_hash: now } = await server.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  expect(now).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await call(server, 'POST /api/auth/userlogin', undefined, { body })).status).toBe(200)
})

it('refuses a repeated credential and one that is not text', async () => {
  const repeated = `email=${seeker.account.email}&password=one-horse&password=other`
  expect((await call(server, `GET /api/auth/userlogin?${repeated}`)).status).toBe(400)
  const body = { email: seeker.account.email, password: 123_456 }
  expect((await call(server, 'POST /api/auth/userlogin', undefined, { body })).status).toBe(400)
})

it('answers no HEAD request', async () => {
  const query = { email: seeker.account.email, password: testPassword }
  expect((await call(server, 'HEAD /api/auth/userlogin', undefined, { query })).status).toBe(404)
})

it('accepts no credentials in the query when that is switched off', async () => {
  const strict = await createTestServer({
    database: server.database,
    config: { queryCredentials: false },
  })
  const credentials = { email: seeker.account.email, password: testPassword }
  for (const address of Object.values(addresses)) {
    const answer = await call(strict, `GET ${address}`, undefined, { query: credentials })
    expect([answer.status, answer.text]).toEqual([
      405,
      'Email and password are not accepted in an address',
    ])
  }
  const inBody = await call(strict, 'POST /api/auth/userlogin', undefined, { body: credentials })
  expect(inBody.status).toBe(200)
  await strict.close()
})
