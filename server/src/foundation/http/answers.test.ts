import { Problem } from '@swipefolio/shared/contract'
import { Check } from 'typebox/value'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { createMemoryLog } from '../../testing/memory-log'

const log = createMemoryLog()
let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer({ logger: log.logger })
  seeker = await server.logIn('jobseeker')
})
afterAll(() => server.close())

const problemType = { accept: 'application/problem+json' }

describe('a refusal', () => {
  it('is one sentence in plain text', async () => {
    const answer = await call(server, 'GET /api/user/details')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.text).toBe('You need to be logged in')
  })

  it('is a problem document for clients that accept it', async () => {
    const answer = await call(server, 'GET /api/user/details', undefined, { headers: problemType })
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'You need to be logged in',
      status: 401,
      requestId: answer.headers['x-request-id'],
      code: 'unauthenticated',
    })
  })

  it('is a page with a way on where a browser opened the address', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const answer = await call(server, 'GET /api/user/details', undefined, { headers })
    expect([answer.status, answer.headers['content-type']]).toEqual([
      401,
      'text/html; charset=utf-8',
    ])
    expect(answer.text).toContain('<h1>You need to be logged in</h1>')
    expect(answer.text).toContain('<a href="/login">Log In</a>')
    expect(answer.text).not.toContain('http-equiv')
  })

  it('names every bad field in a problem document', async () => {
    const headers = { accept: 'application/problem+json, text/plain' }
    const body = { firstName: 'Noa', email: 'noa', password: '1' }
    const answer = await call(server, 'POST /api/auth/request-register', undefined, {
      headers,
      body,
    })
    expect(Check(Problem, answer.json())).toBe(true)
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'invalid-input',
      title: 'Last name is required',
      fields: {
        lastName: 'Last name is required',
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters long',
      },
    })
  })

  it.each([
    [31, 200],
    [32, 400],
    [10_000, 400],
  ])('of a body with a field nested %i deep: %i', async (depth, status) => {
    const { id, email } = seeker.account
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/user/update',
      headers: { ...seeker.headers, 'content-type': 'application/json' },
      payload: `{"id":${id},"email":"${email}","firstName":"Noa","extra":${nested}}`,
    })
    expect(answer.statusCode).toBe(status)
  })

  it('is a problem document for paths that do not exist or cannot be decoded, too', async () => {
    for (const [url, status] of [
      ['/api/nothing', 404],
      ['/api/projectrequests/%zz', 400],
    ] as const) {
      const answer = await server.app.inject({ url, headers: problemType })
      expect(answer.json()).toMatchObject({ status, type: 'about:blank' })
    }
  })
})

describe('every answer', () => {
  it.each(['/api/projectrequests', '/%61pi/projectrequests', '/api/user/details', '/api/nothing'])(
    'at %s must not be stored, framed or sniffed',
    async (url) => {
      const { headers } = await server.app.inject({ url })
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[\w-]{12}$/) as string,
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
    },
  )

  it('asks browsers for https in production', async () => {
    const production = await createTestServer({
      database: server.database,
      config: { production: true },
    })
    const { headers } = await production.app.inject({ url: '/api/projectrequests' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await production.close()
  })
})

describe('an unexpected error', () => {
  beforeAll(() => server.pool.query('alter table project rename to project_away'))
  afterAll(() => server.pool.query('alter table project_away rename to project'))
  beforeEach(() => log.clear())

  it('is an empty response, and a line in the log with its cause', async () => {
    for (const headers of [{}, problemType]) {
      const answer = await call(server, 'GET /api/user/projects', seeker, { headers })
      expect([answer.status, answer.text]).toEqual([500, ''])
    }
    const line = log.entries().find(({ msg }) => msg === 'Unexpected error')
    expect(line).toMatchObject({
      route: '/api/user/projects',
      err: { message: expect.stringContaining('project') as string, code: '42P01' },
    })
  })

  it('leaves the server working', async () => {
    await call(server, 'GET /api/user/projects', seeker)
    expect((await call(server, 'GET /api/user/details', seeker)).status).toBe(200)
  })
})

describe('health', () => {
  const answerOf = async (url: string, at = server) => {
    const answer = await at.app.inject({ url })
    return [answer.statusCode, answer.body]
  }

  it('says that the process is alive and ready', async () => {
    expect(await answerOf('/healthz')).toEqual([200, 'ok'])
    expect(await answerOf('/readyz')).toEqual([200, 'ready'])
  })

  it('is not ready during shutdown', async () => {
    const leaving = await createTestServer({ database: server.database })
    leaving.app.leave()
    expect(await answerOf('/readyz', leaving)).toEqual([503, 'stopping'])
    expect(await answerOf('/healthz', leaving)).toEqual([200, 'ok'])
    const { headers } = await call(leaving, 'GET /healthz')
    expect(headers.connection).toBe('close')
    await leaving.close()
  })
})
