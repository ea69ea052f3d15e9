import { buildApp } from '../../app'
import { createTestServer, type TestServer } from '../../testing'
import { rooms } from './kinds'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function start(shedsLoad: boolean) {
  const { token } = await server.logIn('jobseeker')
  const app = buildApp(server.services, { shedsLoad })
  app.get('/a-page', async () => 'a page')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (path: string) =>
    fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
  // Answers of polls and sessions are cached.
  expect((await ask(poll)).status).toBe(200)
  const connections = await Promise.all(
    Array.from({ length: server.pool.options.max }, () => server.pool.connect()),
  )
  return {
    app,
    ask,
    letTheDatabaseGo: () => connections.forEach((connection) => connection.release()),
  }
}

const poll = '/api/user/notifications/unseen-exist'
const calls = Array.from({ length: rooms.read.most + 1 }, () => '/api/user/details')

it('refuses calls beyond those that wait for the database, and serves polls, pages and health checks', async () => {
  const { app, ask, letTheDatabaseGo } = await start(true)
  const answers = calls.map(ask)
  const refused = await Promise.race(answers)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  const others = await Promise.all([poll, '/a-page', '/healthz'].map(ask))
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])

  const longOnes = ['/api/user/export', '/api/user/images'].map(ask)
  expect((await Promise.all(longOnes)).map(({ status }) => status)).toEqual([503, 503])

  letTheDatabaseGo()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(rooms.read.most).fill(200),
    503,
  ])
  expect((await ask('/api/user/details')).status).toBe(200)
  expect(await server.services.metrics.text()).toContain(
    'swipefolio_requests_shed_total{kind="read",reason="delay"} 1',
  )
  expect(await server.services.metrics.text()).toContain(
    'swipefolio_requests_shed_total{kind="long",reason="delay"} 2',
  )
  await app.close()
})

it('lets all of them wait where no load is shed', async () => {
  const { app, ask, letTheDatabaseGo } = await start(false)
  const answers = calls.map(ask)
  await ask('/healthz')
  letTheDatabaseGo()
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
  await app.close()
})
