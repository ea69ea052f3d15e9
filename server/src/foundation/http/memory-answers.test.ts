import { request } from 'node:http'
import { pino } from 'pino'
import { buildApp } from '../../app'
import { connect } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { person as personLimit } from './call-limits'

let server: TestServer
let app: ReturnType<typeof buildApp>
let address: string
/** The requests that reached the app. */
let reached = 0

beforeAll(async () => {
  // Polls are logged at a lower level, and then all of them by the app.
  const logger = pino({ level: 'info' }, { write: () => undefined })
  server = await createTestServer({ logger, config: { limits: true } })
  app = buildApp(server.services)
  app.addHook('onRequest', async () => {
    reached += 1
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

let seeker: LoggedIn
let recruiter: LoggedIn
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
  server.clock.beginMinute()
})

const unseen = '/api/user/notifications/unseen-exist'
const unread = '/api/user/chats/user-new-messages-count'

async function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const before = reached
  const answer = await fetch(address + path, { method, headers })
  const { date, 'x-request-id': id, ...others } = Object.fromEntries(answer.headers)
  expect([Date.parse(date ?? '') > 0, id?.length]).toEqual([true, 12])
  const text = await answer.text()
  return { status: answer.status, text, headers: others, isFromMemory: reached === before }
}

/** A busy machine hears its own events late, and then nothing in memory is believed. */
async function askMemory(path: string, headers: Record<string, string>) {
  for (;;) {
    const answer = await ask(path, headers)
    if (answer.isFromMemory) return answer
  }
}

it.each([
  unseen,
  unread,
  unseen.replace('user', 'recruiter'),
  '/api/recruiter/chats/recruiter-new-messages-count',
])('GET %s is answered from memory as by the app', async (path) => {
  const { headers } = path.includes('recruiter') ? recruiter : seeker
  const first = await ask(path, headers)
  expect(first).toMatchObject({ status: 200, isFromMemory: false })
  expect(await askMemory(path, headers)).toEqual({ ...first, isFromMemory: true })
})

it('a change that this process acknowledged is in the next answer', async () => {
  const chat = await connect(server, recruiter, seeker)
  server.clock.advance(20_000)
  expect(await askMemory(unread, seeker.headers)).toMatchObject({ text: '0' })
  const body = { id: chat.id, message: 'Hello' }
  await succeed(call(server, 'POST /api/recruiter/chats/send', recruiter, { body }))
  expect(await ask(unread, seeker.headers)).toMatchObject({ text: '1', isFromMemory: false })
  expect(await askMemory(unread, seeker.headers)).toMatchObject({ text: '1' })
})

describe('the app answers', () => {
  beforeEach(async () => {
    await askMemory(unseen, seeker.headers)
  })

  it.each([
    ['another address', `${unseen}?at=1`, 'GET', 200],
    ['another spelling', unseen.replace('user', '%75ser'), 'GET', 200],
    ['another method', unseen, 'POST', 404],
    ['HEAD', unseen, 'HEAD', 404],
    ['the other role', unseen.replace('user', 'recruiter'), 'GET', 403],
  ])('%s', async (_what, path, method, status) => {
    expect(await ask(path, seeker.headers, method)).toMatchObject({ status, isFromMemory: false })
  })

  it('a call with two tokens', async () => {
    const { authorization } = seeker.headers
    const before = reached
    const status = await new Promise((answered, failed) =>
      request(
        address + unseen,
        {
          headers: [
            ['host', 'x'],
            ['authorization', authorization],
            ['authorization', authorization],
          ].flat(),
        },
        (answer) => answered(answer.resume().statusCode),
      )
        .on('error', failed)
        .end(),
    )
    expect([status, reached]).toEqual([401, before + 1])
  })

  it('without a token, and with another', async () => {
    const tokens = ['', 'Bearer garbage', `${seeker.headers.authorization}x`]
    for (const authorization of tokens) {
      expect(await ask(unseen, { authorization })).toMatchObject({
        status: 401,
        isFromMemory: false,
      })
    }
  })

  it('once the session has idled', async () => {
    server.clock.advance(13 * 3_600_000)
    expect(await ask(unseen, seeker.headers)).toMatchObject({ status: 401, isFromMemory: false })
  })

  it('after a logout', async () => {
    await succeed(call(server, 'POST /api/auth/logout', seeker))
    expect(await ask(unseen, seeker.headers)).toMatchObject({ status: 401, isFromMemory: false })
  })
})

it('is counted: a person has as many calls in a minute as with the app', async () => {
  const statuses: number[] = []
  let fromMemory = 0
  for (let times = 0; times <= personLimit.callsPerMinute; times += 1) {
    const { status, isFromMemory } = await ask(unread, seeker.headers)
    statuses.push(status)
    fromMemory += Number(isFromMemory)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(personLimit.callsPerMinute)
  expect(statuses.at(-1)).toBe(429)
  expect(fromMemory).toBeGreaterThan(0)
  const text = await server.services.metrics.text()
  const counts = [
    ...text.matchAll(
      new RegExp(`duration_seconds_count\\{route="${unread}".*status="2xx"\\} (\\d+)`, 'g'),
    ),
  ]
  expect(counts).toHaveLength(1)
})
