import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../../testing/call'
import { createDatabaseProxy } from '../../testing/database-proxy'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>
let server: TestServer
let direct: TestServer
let seeker: LoggedIn

beforeEach(async () => {
  proxy = await createDatabaseProxy()
  direct = await createTestServer()
  server = await createTestServer({
    socketFolder: proxy.folder,
    database: direct.database,
    asInProduction: true,
  })
  seeker = await direct.logIn('jobseeker')
  await waitUntil(async () => (await status('GET /api/user/projects')) === 200)
})
afterEach(async () => {
  await server.close()
  await direct.close()
  await proxy.close()
})

const status = async (name: string) => (await call(server, name, seeker)).status

async function waitUntil(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await sleep(20)
}

describe('while the database is away', () => {
  beforeEach(() => proxy.cut())

  it.each([
    'GET /api/projectrequests',
    'GET /api/user/projects',
    'GET /api/auth/userlogin?email=noa@example.org&password=none',
  ])('%s says so and when to come back', async (name) => {
    const answer = await call(server, name, seeker)
    expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([
      503,
      'The service is busy right now. Please try again in a moment.',
      '2',
    ])
  })

  it('the process is alive, but not ready', async () => {
    expect(await status('GET /healthz')).toBe(200)
    expect(await status('GET /readyz')).toBe(503)
  })

  it('who opens an address gets a page that loads again by itself, in the language of the browser', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'he' }
    const answer = await call(server, 'GET /api/projectrequests', undefined, { headers })
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; base-uri/,
    )
    expect(answer.text).toContain('<html lang="he" dir="rtl">')
    expect(answer.text).toContain('<h1>השירות עמוס כרגע. נסו שוב בעוד רגע.</h1>')
    expect(answer.text).toContain('<meta http-equiv="refresh" content="10">')
  })

  it('clients that accept it get a problem document', async () => {
    const headers = { accept: 'application/problem+json' }
    const answer = await call(server, 'GET /api/projectrequests', undefined, { headers })
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' })
  })

  it('recovers without a restart', async () => {
    expect(await status('GET /api/user/projects')).toBe(503)
    await proxy.open()
    await waitUntil(async () => (await status('GET /api/user/projects')) === 200)
    expect(await status('GET /readyz')).toBe(200)
  })
})

it('waits two seconds for a database that accepts no connection', async () => {
  await proxy.cut()
  await waitUntil(() => server.pool.totalCount === 0)
  await proxy.open()
  proxy.silence()
  const begin = Date.now()
  expect(await status('GET /api/projectrequests')).toBe(503)
  expect(Date.now() - begin).toBeGreaterThan(1900)
})

it('refuses calls within three seconds once the database sends nothing any more', async () => {
  proxy.silence()
  const begin = Date.now()
  const names = ['GET /api/projectrequests', 'GET /api/user/projects']
  expect(await Promise.all(names.map(status))).toEqual([503, 503])
  expect(Date.now() - begin).toBeLessThan(10_000)
})
