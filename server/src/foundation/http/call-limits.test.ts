import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { connect } from '../../testing/builders'
import { removeExpired } from '../../remove-expired'

let servers: [TestServer, TestServer]
let person: LoggedIn

beforeAll(async () => {
  const first = await createTestServer({ config: { limits: true } })
  const second = await createTestServer({ config: { limits: true }, database: first.database })
  servers = [first, second]
})
afterAll(async () => {
  await servers[1].close()
  await servers[0].close()
})
beforeEach(async () => {
  person = await servers[0].logIn('jobseeker')
  untilNextMinute()
})

function untilNextMinute() {
  for (const { clock } of servers) clock.beginMinute()
}

const secondsLeft = () => Math.ceil(60 - (servers[0].clock.now().getTime() % 60_000) / 1000)

let lastAddress = 0
const newAddress = () => `10.0.${(lastAddress += 1)}.1`

/** Makes calls in parallel, alternating between the processes, and counts the responses by status. */
async function callMany(times: number, name: string, options: object, who?: LoggedIn) {
  const statuses: Record<number, number> = {}
  await Promise.all(
    Array.from({ length: times }, async (_, at) => {
      const { status } = await call(servers[at % 2] ?? servers[0], name, who, options)
      statuses[status] = (statuses[status] ?? 0) + 1
    }),
  )
  return statuses
}

it('allows an address 120 calls a minute, over all processes, including calls that find nothing', async () => {
  const ip = newAddress()
  expect(await callMany(50, 'GET /api/projectrequests', { ip })).toEqual({ 200: 50 })
  expect(await callMany(50, 'GET /api/nothing', { ip })).toEqual({ 404: 50 })
  expect(await callMany(40, 'GET /api/user/details', { ip })).toEqual({ 401: 20, 429: 20 })
  expect(await callMany(1, 'GET /api/projectrequests', { ip: newAddress() })).toEqual({ 200: 1 })
})

it('counts a large answer as several calls', async () => {
  const recruiter = await servers[0].logIn('recruiter')
  await servers[0].pool.query(
    `insert into project_request (id, owner_id, title, mission, position_offer, end_date, created_at)
    select n, $1, 'Long', repeat('x', 10000), repeat('x', 10000), now() + interval '1 day', now()
    from generate_series(1, 60) as n`,
    [recruiter.account.id],
  )
  untilNextMinute()
  let answered = 0
  while ((await call(servers[0], 'GET /api/recruiter/projectRequests', recruiter)).status === 200)
    answered += 1
  await servers[0].db.deleteFrom('project_request').execute()
  // The answer of one call may be counted after the next call.
  expect([34, 35, 36]).toContain(answered)
})

it('allows a person 300 calls a minute, from any address', async () => {
  const [one, other] = [{ ip: newAddress() }, { ip: newAddress() }]
  expect(await callMany(200, 'GET /api/user/details', one, person)).toEqual({ 200: 200 })
  expect(await callMany(130, 'GET /api/user/projects', other, person)).toEqual({
    200: 100,
    429: 30,
  })
  expect(await callMany(1, 'GET /api/projectrequests', one)).toEqual({ 200: 1 })
})

it('counts a call that costs much as three', async () => {
  const statuses = await callMany(102, 'GET /api/user/home', {}, person)
  expect(statuses).toEqual({ 200: 100, 429: 2 })
})

it('counts an invalid token, and every login call, against the address', async () => {
  const options = { ip: newAddress(), headers: { authorization: 'Bearer a.b.c' } }
  expect(await callMany(121, 'GET /api/user/details', options)).toEqual({ 401: 120, 429: 1 })
  const ip = newAddress()
  expect(await callMany(121, 'POST /api/auth/logout', { ip }, person)).toEqual({ 200: 120, 429: 1 })
})

it('allows a person 30 messages a minute', async () => {
  const recruiter = await servers[0].logIn('recruiter')
  const chat = await connect(servers[0], recruiter, person)
  untilNextMinute()
  const options = { body: { ...chat, message: 'Hello' } }
  const sent = await callMany(40, 'POST /api/user/chats/send', options, person)
  expect(sent).toEqual({ 200: 30, 429: 10 })
})

it('counts ordinary calls in memory, which other processes know within a second', async () => {
  const ip = newAddress()
  const calls = async () => {
    const { rows } = await servers[1].pool.query<{ calls: number }>(
      'select calls from call_count where key = $1',
      [`address:${ip}`],
    )
    return rows[0]?.calls
  }
  for (let times = 0; times < 10; times += 1) {
    const answer = await call(servers[0], 'GET /api/nothing', undefined, { ip })
    expect(answer.status).toBe(404)
  }
  while (((await calls()) ?? 0) < 7) await sleep(10)
  expect(await callMany(130, 'GET /api/nothing', { ip })).toEqual({ 404: 110, 429: 20 })
})

it('refuses beyond the limit without asking the database', async () => {
  const ip = newAddress()
  await callMany(122, 'GET /api/nothing', { ip })
  let statements = 0
  servers[0].pool.on('acquire', () => {
    statements += 1
  })
  for (let times = 0; times < 5; times += 1) {
    expect((await call(servers[0], 'GET /api/nothing', undefined, { ip })).status).toBe(429)
  }
  // Two at most: the last count of this process may be one of before the limit.
  expect(statements).toBeLessThanOrEqual(2)
})

it('sends Retry-After, and accepts a call after that time', async () => {
  const ip = newAddress()
  await callMany(120, 'GET /api/projectrequests', { ip })
  for (const { clock } of servers) clock.advance(20_000)
  const before = secondsLeft()
  const answer = await call(servers[0], 'GET /api/projectrequests', undefined, { ip })
  expect([answer.status, answer.text]).toEqual([429, 'Too many requests. Please try again later.'])
  const wait = Number(answer.headers['retry-after'])
  expect(wait).toBeLessThanOrEqual(before)
  expect(wait).toBeGreaterThanOrEqual(secondsLeft())
  for (const { clock } of servers) clock.advance(wait * 1000)
  expect(await callMany(1, 'GET /api/projectrequests', { ip })).toEqual({ 200: 1 })
})

it('counts the addresses of one IPv6 network together', async () => {
  const count = (ip: string) => callMany(60, 'GET /api/projectrequests', { ip })
  expect(await count('2001:db8:1:2::1')).toEqual({ 200: 60 })
  expect(await count('2001:db8:1:2:ffff:1:2:3')).toEqual({ 200: 60 })
  expect(await count('2001:db8:1:2:0:0:0:9')).toEqual({ 429: 60 })
  expect(await count('2001:db8:1:3::1')).toEqual({ 200: 60 })
})

it('counts a call in every spelling of its path', async () => {
  const ip = newAddress()
  expect(await callMany(120, 'GET /%61pi/projectrequests', { ip })).toEqual({ 200: 120 })
  expect(await callMany(1, 'GET /api/projectrequests', { ip })).toEqual({ 429: 1 })
  expect(await callMany(1, 'GET /%61pi/%75ser/details', { ip }, person)).toEqual({ 200: 1 })
  expect(await callMany(1, 'POST /api/%61uth/logout', { ip }, person)).toEqual({ 429: 1 })
})

it('counts no health check', async () => {
  const ip = newAddress()
  await callMany(121, 'GET /api/projectrequests', { ip })
  expect(await callMany(5, 'GET /healthz', { ip })).toEqual({ 200: 5 })
})

it('forgets the counts of past minutes', async () => {
  const { clock } = servers[0]
  await callMany(3, 'GET /api/projectrequests', { ip: newAddress() })
  clock.advance(180_000)
  await removeExpired(servers[0].services)
  const { rows } = await servers[0].pool.query('select * from call_count')
  expect(rows).toEqual([])
})
