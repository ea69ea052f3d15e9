import type { AccountEvent, Session } from '@swipefolio/shared/contract'
import { removeExpired } from '../../remove-expired'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { createMemoryLog } from '../../testing/memory-log'
import { codeFor, requestReset, reset } from '../../testing/sign-up'

const log = createMemoryLog()
let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer({ logger: log.logger })
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  log.clear()
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ip = '198.51.100.7'

async function logIn(password = testPassword): Promise<LoggedIn> {
  const { text: token } = await call(server, 'POST /api/auth/userlogin', undefined, {
    body: { email: seeker.account.email, password },
    headers: { 'user-agent': firefox },
    ip,
  })
  return { ...seeker, token, headers: { authorization: `Bearer ${token}` } }
}
const sessionsOf = async (person: LoggedIn) =>
  (await call(server, 'GET /api/user/sessions', person)).json<Session[]>()
const eventsOf = async (person: LoggedIn) =>
  (await call(server, 'GET /api/user/account-events', person)).json<AccountEvent[]>()
const typesOf = async (person: LoggedIn) => (await eventsOf(person)).map(({ type }) => type)
const isLive = async (person: LoggedIn) =>
  (await call(server, 'GET /api/user/details', person)).status === 200

describe('the sessions of an account', () => {
  it('are listed with device, address and times, and the current one is marked', async () => {
    server.clock.advance(1000)
    const other = await logIn()
    const sessions = await sessionsOf(seeker)
    expect(sessions).toMatchObject([
      { device: 'Firefox on Linux', address: ip, isCurrent: false },
      { device: '', address: '', isCurrent: true },
    ])
    expect((await sessionsOf(other)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    const { startedAt = '', usedAt = '' } = sessions[0] ?? {}
    expect([startedAt, usedAt].map((time) => Date.parse(time))).not.toContain(NaN)
  })

  it('are no longer listed when they expired or were not used for twelve hours', async () => {
    server.clock.advance(11 * 3_600_000)
    const other = await logIn()
    server.clock.advance(3_600_000)
    expect(await sessionsOf(other)).toHaveLength(1)
  })

  it('end one by one, also with their event stream', async () => {
    const other = await logIn()
    const stream = call(server, 'GET /api/user/events', other, {
      headers: { accept: 'text/event-stream' },
    })
    const id = (await sessionsOf(seeker)).find(({ isCurrent }) => !isCurrent)?.id
    const answer = await call(server, `DELETE /api/user/sessions/${id}`, seeker)
    expect([answer.status, answer.text]).toEqual([200, 'Session ended'])
    expect((await stream).status).toBe(200)
    expect([await isLive(other), await isLive(seeker)]).toEqual([false, true])
    const again = await call(server, `DELETE /api/user/sessions/${id}`, seeker)
    expect([again.status, again.text]).toEqual([404, 'Session not found'])
  })

  it('end all but the current one', async () => {
    const others = [await logIn(), await logIn()]
    const answer = await call(server, 'DELETE /api/user/sessions', seeker)
    expect([answer.status, answer.text]).toEqual([200, 'All other sessions were ended'])
    for (const other of others) expect(await isLive(other)).toBe(false)
    expect(await isLive(seeker)).toBe(true)
  })

  it('do not end for another person', async () => {
    const stranger = await server.logIn('jobseeker')
    const [own] = await sessionsOf(seeker)
    expect((await call(server, `DELETE /api/user/sessions/${own?.id}`, stranger)).status).toBe(404)
    expect(await isLive(seeker)).toBe(true)
  })
})

describe('the events of an account', () => {
  it('tell its owner about logins, passwords, sessions, export and a refused deletion', async () => {
    await logIn('wrong')
    const other = await logIn()
    const change = (body: object) => call(server, 'PUT /api/user/update', seeker, { body })
    await change({ password: 'a new password', currentPassword: 'wrong' })
    await call(server, 'POST /api/auth/logout', other)
    await call(server, 'POST /api/auth/logout', other)
    await call(server, 'DELETE /api/user/sessions', seeker)
    await call(server, 'GET /api/user/export', seeker)
    await call(server, 'DELETE /api/user/account', seeker, { body: { password: 'wrong' } })
    await change({ password: 'a new password', currentPassword: testPassword })
    expect(await typesOf(seeker)).toEqual([
      'password-changed',
      'deletion-refused',
      'exported',
      'other-sessions-ended',
      'session-ended',
      'password-change-refused',
      'login',
      'login-refused',
    ])
    expect((await eventsOf(seeker)).at(-1)).toMatchObject({
      device: 'Firefox on Linux',
      address: ip,
      createdAt: expect.any(String) as string,
    })
    const stranger = await server.logIn('jobseeker')
    expect(await eventsOf(stranger)).toEqual([])
  })

  it('tell about a reset', async () => {
    const { email } = seeker.account
    await requestReset(server, email)
    await reset(server, { email, code: await codeFor(server, email), password: 'a new password' })
    expect(await typesOf(await logIn('a new password'))).toEqual(['login', 'password-reset'])
  })

  it('are the newest 20 of each type, so that refusals of a guesser hide no other event', async () => {
    await logIn()
    for (let tries = 0; tries < 51; tries += 1) await logIn('wrong')
    expect(await typesOf(seeker)).toEqual([
      ...Array.from({ length: 20 }, () => 'login-refused'),
      'login',
    ])
  })

  it('tell operators who, from where, what and in which request, and no secret', async () => {
    await logIn('wrong')
    await logIn()
    await call(server, 'POST /api/auth/userlogin', undefined, {
      body: { email: 'nobody@example.org', password: 'wrong' },
      ip,
    })
    const requests = log.entries().filter(({ route }) => route === '/api/auth/userlogin')
    const accountId = seeker.account.id
    expect(log.entries().filter(({ event }) => event)).toMatchObject([
      { event: 'login-refused', accountId, address: ip, reqId: requests[0]?.reqId },
      { event: 'login', accountId, address: ip, reqId: requests[1]?.reqId },
      { event: 'login-refused', address: ip, reqId: requests[2]?.reqId },
    ])
    for (const secret of [seeker.account.email, 'nobody@', testPassword, 'eyJhbGci']) {
      expect(log.text()).not.toContain(secret)
    }
  })

  it('are kept for 90 days, and for unknown addresses not at all', async () => {
    await logIn('wrong')
    await removeExpired(server.services)
    expect(await typesOf(seeker)).toEqual(['login-refused'])
    const ofNobody = () =>
      server.db.selectFrom('account_event').select('id').where('account_id', 'is', null).execute()
    expect(await ofNobody()).toEqual([])
    server.clock.advance(90 * 24 * 3_600_000)
    await removeExpired(server.services)
    expect(await server.db.selectFrom('account_event').select('id').execute()).toEqual([])
  })
})
