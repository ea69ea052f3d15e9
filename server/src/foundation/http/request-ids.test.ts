import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { createMemoryLog } from '../../testing/memory-log'
import { readTraceparent } from './trace-context'

const log = createMemoryLog()
let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  const config = { trustProxy: ['10.0.0.0/8', '::1'] }
  server = await createTestServer({ logger: log.logger, config })
  seeker = await server.logIn('jobseeker')
})
afterAll(() => server.close())
beforeEach(() => log.clear())

const name = 'GET /api/user/details'
const given = 'Root=1-67891233-abcdef012345678912345678'
const own = /^[\w-]{12}$/
const idOf = async (id: string, ip: string) => {
  const answer = await call(server, name, undefined, { ip, headers: { 'x-request-id': id } })
  return answer.headers['x-request-id']
}

describe('the id of a request', () => {
  it.each(['10.1.2.3', '::ffff:10.1.2.3', '::1'])('is that of the trusted proxy %s', async (ip) => {
    expect(await idOf(given, ip)).toBe(given)
  })

  it('is made for a request of somebody else', async () => {
    expect(await idOf(given, '203.0.113.7')).toMatch(own)
  })

  it.each(['short', 'x'.repeat(129), 'dana@example.com', 'two words', '"quoted" text', ''])(
    'is made where the proxy gave %s',
    async (id) => {
      expect(await idOf(id, '10.1.2.3')).toMatch(own)
    },
  )

  it('is made by a server without a proxy', async () => {
    const alone = await createTestServer()
    const headers = { 'x-request-id': given }
    const answer = await call(alone, name, undefined, { ip: '10.1.2.3', headers })
    expect(answer.headers['x-request-id']).toMatch(own)
    await alone.close()
  })

  it('is in the problem document and in the line of the request', async () => {
    const headers = { 'x-request-id': given, accept: 'application/problem+json' }
    const answer = await call(server, name, undefined, { ip: '10.1.2.3', headers })
    expect(answer.json()).toMatchObject({ code: 'unauthenticated', requestId: given })
    expect(log.entries()).toEqual([expect.objectContaining({ reqId: given, status: 401 })])
  })
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

it('writes who called and in which trace, in the line of the request', async () => {
  await call(server, name, seeker, { headers: { traceparent } })
  const accountId = seeker.account.id
  expect(log.entries()).toEqual([expect.objectContaining({ traceId, accountId, status: 200 })])
  for (const { email, first_name: firstName } of [seeker.account]) {
    expect(log.text()).not.toContain(email)
    expect(log.text()).not.toContain(firstName)
  }
})

it('reads a traceparent as the standard says', () => {
  expect(readTraceparent(traceparent)).toEqual({ traceId, spanId: '00f067aa0ba902b7', flags: 1 })
  expect(readTraceparent(`cc${traceparent.slice(2)}-later`)?.traceId).toBe(traceId)
  for (const bad of [
    undefined,
    '',
    [traceparent],
    `ff${traceparent.slice(2)}`,
    `${traceparent}-more`,
    `cc${traceparent.slice(2)}more`,
    traceparent.toUpperCase(),
    traceparent.replace(traceId, '0'.repeat(32)),
    traceparent.replace('00f067aa0ba902b7', '0'.repeat(16)),
    traceparent.slice(1),
  ]) {
    expect(readTraceparent(bad)).toBeUndefined()
  }
})
