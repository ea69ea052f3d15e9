import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../../testing/call'
import { loadConfig } from '../settings/config'
import { createTestServer, testPassword, type TestServer } from '../../testing'
import { openEvents } from '../../testing/event-stream'
import { createMetrics } from './metrics'

const token = 'Zu7gR4xQ0pLw9sVn2kTb6yHd8mJc1fEa'
let server: TestServer

beforeAll(async () => {
  const { metrics } = loadConfig({ METRICS_TOKEN: token }, '/')
  server = await createTestServer({ config: { limits: true, metrics } })
})
afterAll(() => server.close())

const headers = { authorization: `Bearer ${token}` }
const read = async () => (await call(server, 'GET /metrics', undefined, { headers })).text
/** The value of one line; undefined without the line. */
async function valueOf(series: string) {
  const line = (await read()).split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

it('shows the metrics to who has the token alone, and counts who has not', async () => {
  expect((await call(server, 'GET /metrics')).status).toBe(401)
  server.clock.beginMinute()
  const wrong = { headers: { authorization: `Bearer ${token.toLowerCase()}` }, ip: '198.51.100.7' }
  const tries = Array.from({ length: 121 }, () => call(server, 'GET /metrics', undefined, wrong))
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(
    new Set([401, 429]),
  )
  expect((await call(server, 'GET /metrics', undefined, { headers })).status).toBe(200)
  const without = await createTestServer()
  expect((await call(without, 'GET /metrics', undefined, { headers })).status).toBe(404)
  await without.close()
})

it('counts requests by route pattern, method and class of status, and no address', async () => {
  const person = await server.logIn('jobseeker')
  await call(server, 'GET /api/user/projects/123456/technologies', person)
  await call(server, 'GET /api/secret-of-somebody')
  const route = '/api/user/projects/:id/technologies'
  const name = 'swipefolio_http_request_duration_seconds'
  const labels = `route="${route}",method="GET",status="4xx"`
  expect(await valueOf(`${name}_count{${labels}}`)).toBe(1)
  expect(await valueOf(`${name}_bucket{${labels},le="+Inf"}`)).toBe(1)
  expect(await valueOf(`${name}_count{route="unknown",method="GET",status="4xx"}`)).toBe(1)
  const text = await read()
  expect(text).not.toMatch(/projects\/123456|secret-of-somebody/)
  expect(text).not.toContain(person.account.email)
})

it('counts logins by outcome and refusals by limit', async () => {
  const person = await server.logIn('jobseeker')
  const { email } = person.account
  const logIn = (password: string) =>
    call(server, 'POST /api/auth/userlogin', undefined, { body: { email, password } })
  const login = 'swipefolio_account_events_total{event="login"}'
  const refused = 'swipefolio_account_events_total{event="login-refused"}'
  const limited = 'swipefolio_rate_limit_refusals_total{limit="login"}'
  const before = (await valueOf(login)) ?? 0
  expect((await logIn(testPassword)).status).toBe(200)
  expect(await valueOf(login)).toBe(before + 1)
  for (let tries = 0; tries < 5; tries += 1) await logIn('wrong password')
  expect(await valueOf(refused)).toBe(5)
  expect((await logIn(testPassword)).status).toBe(429)
  expect(await valueOf(limited)).toBe(1)
})

it('shows how long statements take, the pool, the mails that wait and the way of events', async () => {
  const text = await read()
  expect(text).toMatch(
    /database_query_duration_seconds_count\{operation="select",outcome="ok"\} [1-9]/,
  )
  await expect(server.pool.query('delete from nonsense')).rejects.toThrow('nonsense')
  const failed = 'database_query_duration_seconds_count{operation="delete",outcome="error"}'
  expect(await valueOf(`swipefolio_${failed}`)).toBe(1)
  expect(await valueOf('swipefolio_database_connections_max')).toBe(5)
  expect(await valueOf('swipefolio_database_connections{state="waiting"}')).toBe(0)
  expect(await valueOf('swipefolio_events_listening')).toBe(1)
  while (!(Number(await valueOf('swipefolio_events_lag_seconds')) < 1.5)) await sleep(100)
  const created = new Date(server.clock.now().getTime() - 60_000)
  // A kind of a newer server, which waits for one.
  await server.db
    .insertInto('outbox')
    .values({ kind: 'later', data: '{}', created_at: created, due_at: new Date('2999-01-01') })
    .execute()
  expect(await valueOf('swipefolio_outbox_mails')).toBe(1)
  expect(await valueOf('swipefolio_outbox_oldest_seconds')).toBeGreaterThanOrEqual(60)
  await server.db.deleteFrom('outbox').execute()
  expect(await valueOf('swipefolio_outbox_oldest_seconds')).toBe(0)
})

it('counts the open streams, and mails by outcome', async () => {
  const person = await server.logIn('recruiter')
  const stream = await openEvents(server, person)
  expect(await valueOf('swipefolio_open_streams')).toBe(1)
  await stream.close()
  while ((await valueOf('swipefolio_open_streams')) !== 0) await sleep(10)
  const query = { email: person.account.email, isRecruiter: 'true' }
  await call(server, 'POST /api/auth/send-code-to-reset-password', undefined, { query })
  await server.mailbox()
  expect(await read()).toMatch(/swipefolio_mails_total\{kind="\w+",outcome="sent"\} 1/)
})

it('still answers when a figure cannot be read', async () => {
  const metrics = createMetrics()
  metrics.gauge('broken', 'It cannot be read.', () => Promise.reject(new Error('away')))
  metrics.gauge('silent', 'It never comes.', () => new Promise(() => {}))
  metrics.gauge('fine', 'It is there.', () => [[7]])
  const text = await metrics.text()
  expect(text).toContain('swipefolio_broken Nan')
  expect(text).toContain('swipefolio_fine 7')
})
