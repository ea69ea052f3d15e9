import type { HTTPMethods, InjectOptions } from 'fastify'
import { projectPayload } from '../testing/builders'
import { call } from '../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())

const inject = async (options: InjectOptions) => {
  const answer = await server.app.inject(options)
  return [answer.statusCode, answer.body]
}
const logIn = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  inject({
    method: 'POST',
    url: '/api/auth/userlogin',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('a body', () => {
  const unreadable = [400, 'The request could not be read']

  it.each(['{', '{"email":', 'email=a', '{"__proto__":{"email":"a"}}'])(
    'that is %j is refused',
    async (body) => {
      expect(await logIn(body)).toEqual(unreadable)
    },
  )

  it('that would change what objects are is refused', async () => {
    expect(await logIn('{"constructor":{"prototype":{"a":1}}}')).toEqual(unreadable)
  })

  it.each(['[]', '"text"', 'null', '1', 'true'])(
    'that is %s and no object is refused',
    async (body) => {
      expect(await logIn(body)).toEqual([400, 'The request is not valid'])
    },
  )

  it('with deep nesting is refused, or what is nested is not looked at', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    expect((await logIn(deep))[0]).toBe(400)
    const answer = await logIn(`{"email":"a@example.org","password":"none","extra":${deep}}`)
    expect(answer).toEqual([401, 'Invalid email or password'])
  })

  it('over 64 KiB is refused', async () => {
    const body = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(65_536) })
    expect(await logIn(body)).toEqual([413, 'The request is too large'])
    const atMost = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(65_000) })
    expect((await logIn(atMost))[0]).toBe(401)
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'of the type %s is refused',
    async (type) => {
      expect(await logIn('email=a', { 'content-type': type })).toEqual([415, 'Please send JSON'])
    },
  )

  it('that is compressed is refused', async () => {
    expect(await logIn('{}', { 'content-encoding': 'gzip' })).toEqual([415, 'Please send JSON'])
  })

  it('that is empty JSON counts as an empty object', async () => {
    expect(await logIn('')).toEqual([400, 'Email and password are required'])
    expect(await logIn('{}')).toEqual([400, 'Email and password are required'])
  })

  it.each([
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded;charset=utf-8',
    'application/json',
    'text/plain',
    'nonsense',
    undefined,
  ])('may be missing whatever its type, here %s, in calls that need none', async (type) => {
    const send = async (method: HTTPMethods, url: string, person?: LoggedIn) => {
      const headers = { ...person?.headers, ...(type && { 'content-type': type }) }
      const answer = await inject({
        method,
        url,
        headers: { ...headers, 'content-length': '0' },
        payload: '',
      })
      return answer[0]
    }
    const verification = '/api/auth/verify-request/noa@example.org?code=12345678'
    const link = '/api/user/project-request/1/send-link?gitHubLink=https://github.com/a/b'
    expect(await send('POST', '/api/auth/logout')).toBe(200)
    expect(await send('POST', verification)).toBe(400)
    expect(await send('POST', '/api/auth/send-code-to-reset-password?email=noa@example.org')).toBe(
      200,
    )
    expect(await send('PUT', '/api/user/notifications/1/seen', seeker)).toBe(404)
    expect(await send('POST', link, seeker)).toBe(404)
    expect(await send('POST', '/api/recruiter/projects/1?likedStatus=LIKED', recruiter)).toBe(404)
    expect(
      await send('PUT', '/api/recruiter/projects/saved/1/decision?likedStatus=LIKED', recruiter),
    ).toBe(404)
    expect(await send('DELETE', '/api/recruiter/projectRequests/1', recruiter)).toBe(404)
  })
})

describe('a query', () => {
  const query = `email=${encodeURIComponent('noa@example.org')}&password=${encodeURIComponent(testPassword)}`

  it.each([`${query}&email=other@example.org`, `${query}&password=x`])(
    'with a repeated key is refused: %s',
    async (repeated) => {
      expect((await inject({ url: `/api/auth/userlogin?${repeated}` }))[0]).toBe(400)
    },
  )

  it('has no lists, and unknown keys are ignored', async () => {
    const list = '/api/auth/userlogin?email[]=noa@example.org&password=x'
    expect(await inject({ url: list })).toEqual([400, 'Email and password are required'])
    expect((await inject({ url: `/api/auth/userlogin?${query}&a[]=1&b=2` }))[0]).toBe(401)
  })
})

describe('a text', () => {
  const refusal = [400, 'Invalid characters']

  it.each(['\u0000', 'a\ud800', '\udc00b'])('with %j is refused in a body', async (text) => {
    const body = projectPayload({ title: text })
    const answer = await call(server, 'POST /api/user/projects', seeker, { body })
    expect([answer.status, answer.text]).toEqual(refusal)
  })

  it.each(['%00', '%ED%A0%80', '%ff', '%zz'])('with %s is refused in a query', async (text) => {
    const url = `/api/auth/userlogin?email=${text}&password=x`
    expect(await inject({ url })).toEqual(refusal)
  })

  it('keeps what only looks odd, in its composed form', async () => {
    const title = 'e\u0301 \u202eabc\u202c \ud83e\udd86'
    const body = projectPayload({ title })
    const answer = await call(server, 'POST /api/user/projects', seeker, { body })
    expect(answer.json<{ title: string }>().title).toBe(title.normalize('NFC'))
  })
})

describe('a method', () => {
  it.each(['HEAD', 'TRACE', 'PATCH', 'OPTIONS', 'PUT'] as const)(
    '%s that a call does not have finds nothing',
    async (method) => {
      const headers = { origin: 'https://elsewhere.example', ...seeker.headers }
      const safe = method === 'HEAD' || method === 'OPTIONS'
      const answer = await server.app.inject({
        method: method as HTTPMethods,
        url: '/api/user/details',
        headers: safe ? headers : seeker.headers,
      })
      expect([404, 405]).toContain(answer.statusCode)
      const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))
      expect(cors).toEqual([])
    },
  )
})

describe('a change from another site', () => {
  const logOut = (headers: Record<string, string>) =>
    inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host: 'localhost:8080', ...headers },
    })
  const refusal = [403, 'Requests from other sites are not accepted']

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8080' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9999' },
  ])('is refused: %j', async (headers) => {
    expect(await logOut(headers)).toEqual(refusal)
  })

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' },
    { origin: 'http://localhost:8080' },
  ])('is not what %j says', async (headers) => {
    expect((await logOut(headers))[0]).toBe(200)
  })

  it('is not a read', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', ...seeker.headers }
    expect((await inject({ url: '/api/user/details', headers }))[0]).toBe(200)
  })
})

it('an unknown address is a sentence', async () => {
  expect(await inject({ url: '/api/nothing' })).toEqual([404, 'Not found'])
})
