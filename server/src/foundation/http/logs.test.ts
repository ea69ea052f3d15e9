import { postRequest, sendLink } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { createMemoryLog } from '../../testing/memory-log'
import { codeFor, register, requestReset, reset, verify, wrongCode } from '../../testing/sign-up'

const log = createMemoryLog()
let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer({ logger: log.logger, config: { limits: true } })
  seeker = await server.logIn('jobseeker', { email: 'canary.seeker@example.org' })
  recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())
beforeEach(() => log.clear())

const email = 'canary.email@example.org'
const password = 'canary password'
/** Canaries, tokens and codes; an id of a request has twelve characters. */
const secrets = /[Cc]anary|eyJ[\w-]{20}|\b\d{8}\b/

it('writes one line per request, with its route and without its path, and one per event of an account', async () => {
  const query = { email, password }
  const answer = await call(server, 'GET /api/auth/userlogin', undefined, { query })
  const { 'x-request-id': reqId } = answer.headers
  expect(log.entries()).toEqual([
    expect.objectContaining({ reqId, event: 'login-refused', address: '127.0.0.1' }),
    expect.objectContaining({
      reqId,
      method: 'GET',
      route: '/api/auth/userlogin',
      status: 401,
      milliseconds: expect.any(Number) as number,
    }),
  ])
  await call(server, `GET /api/${email}?${password}`)
  expect(log.entries().at(-1)).toMatchObject({ route: 'unknown', status: 404 })
})

it('writes no line for a poll that succeeds', async () => {
  const poll = 'GET /api/user/notifications/unseen-exist'
  expect((await call(server, poll, seeker)).status).toBe(200)
  expect((await call(server, poll)).status).toBe(401)
  const isInfo = ({ level }: { level?: unknown }) => Number(level) >= 30
  expect(log.entries().filter(isInfo)).toEqual([expect.objectContaining({ status: 401 })])
})

it('writes no email, password, code or token of a sign-up, a login and a reset', async () => {
  await register(server, { email, password, firstName: 'Canary' })
  const code = await codeFor(server, email)
  await verify(server, email, wrongCode(code))
  await verify(server, email, code)
  const body = { email, password }
  await call(server, 'GET /api/auth/userlogin', undefined, { query: body })
  const { text: token } = await call(server, 'POST /api/auth/userlogin', undefined, { body })
  await call(server, 'GET /api/user/details', undefined, {
    headers: { authorization: `Bearer ${token}` },
  })
  await requestReset(server, seeker.account.email)
  const resetCode = await codeFor(server, seeker.account.email)
  await reset(server, { email: seeker.account.email, code: resetCode, password })

  expect(log.entries().length).toBeGreaterThan(7)
  for (const secret of [code, resetCode, token, email, password]) {
    expect(log.text()).not.toContain(secret)
  }
  expect(log.text()).not.toMatch(secrets)
})

it('writes no text of a person', async () => {
  const person = await server.logIn('jobseeker')
  const request = await postRequest(server, recruiter, { title: 'canary', mission: 'canary' })
  await sendLink(server, person, request.id, 'https://github.com/canary/canary')
  await call(server, 'POST /api/user/chats/send', person, {
    query: { message: 'canary' },
    body: { id: 1, message: 'canary' },
  })
  expect(log.entries()).toHaveLength(3)
  expect(log.text()).not.toMatch(secrets)
})

it('writes none of it for an unexpected error', async () => {
  await server.pool.query(`
    alter table pending_registration add constraint unexpected check (first_name <> 'Canary')`)
  const answer = await register(server, { email, password, firstName: 'Canary' })
  expect(answer.status).toBe(500)
  expect(log.text()).toContain('violates check constraint')
  expect(log.text()).not.toMatch(secrets)
})

it('writes none of it when a mail cannot be sent', async () => {
  const failing = await createTestServer({
    logger: log.logger,
    delivery: {
      deliver: ({ to }) =>
        Promise.reject(Object.assign(new Error(`550 no such user: <${to}>`), { rejected: [to] })),
    },
  })
  const person = await failing.logIn('jobseeker', { email })
  await requestReset(failing, person.account.email)
  await failing.mailbox()
  await failing.close()
  expect(log.text()).toContain('550 no such user')
  expect(log.text()).not.toMatch(secrets)
})
