import { setTimeout as sleep } from 'node:timers/promises'
import type { Chat, Message } from '@swipefolio/shared/contract'
import { type LoggedIn, createTestServer, type TestServer } from '../../testing'
import { connect, decide, publishProject } from '../../testing/builders'
import { call } from '../../testing/call'
import { createDatabaseProxy } from '../../testing/database-proxy'
import { type EventReader, openEvents } from '../../testing/event-stream'

let server: TestServer
let recruiter: LoggedIn
let seeker: LoggedIn
let chat: Chat
const readers: EventReader[] = []

async function open(person: LoggedIn, lastEventId?: string, at = server) {
  const reader = await openEvents(at, person, lastEventId)
  readers.push(reader)
  await reader.received('refresh')
  return reader
}

const send = (message: string) =>
  call(server, 'POST /api/recruiter/chats/send', recruiter, { body: { id: chat.id, message } })

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  recruiter = await server.logIn('recruiter')
  seeker = await server.logIn('jobseeker')
  chat = await connect(server, recruiter, seeker)
})
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close()
})
afterAll(() => server.close())

describe('a stream', () => {
  it('begins with a refresh for a client without a last event id', async () => {
    const stream = await open(seeker)
    expect(stream.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(stream.answer.headers['cache-control']).toBe('no-store, no-transform')
    expect(stream.events).toEqual([{ type: 'refresh' }])
  })

  it('sends a message event to both sides, each from its own perspective', async () => {
    const [own, other] = [await open(recruiter), await open(seeker)]
    const body = { id: chat.id, message: 'Shall we talk?', clientKey: 'key' }
    await call(server, 'POST /api/recruiter/chats/send', recruiter, { body })
    const event = { type: 'message', chatId: chat.id, seq: 1, sender: 'recruiter' }
    for (const [stream, reader, side] of [
      [own, recruiter, 'recruiter'],
      [other, seeker, 'user'],
    ] as const) {
      const path = `GET /api/${side}/chats/messages/${chat.id}` as const
      const [message] = (await call(server, path, reader)).json<Message[]>()
      expect(message?.message).toBe('Shall we talk?')
      expect(await stream.received('message')).toEqual({ ...event, message })
    }
  })

  it('sends the event to no other account', async () => {
    const [other, stranger] = [await open(seeker), await open(await server.logIn('jobseeker'))]
    await send('Shall we talk?')
    await other.received('message')
    expect(stranger.events).toEqual([{ type: 'refresh' }])
  })

  it('sends read and typing events to the writer', async () => {
    await send('Shall we talk?')
    const own = await open(recruiter)
    await call(server, `POST /api/user/chats/${chat.id}/typing`, seeker)
    await call(server, `GET /api/user/chats/messages/${chat.id}`, seeker)
    expect(await own.received('typing')).toEqual({ type: 'typing', chatId: chat.id })
    expect(await own.received('read')).toEqual({
      type: 'read',
      chatId: chat.id,
      seq: 1,
      reader: 'jobseeker',
    })
  })

  it('hides reading and typing from a blocked person', async () => {
    await send('Shall we talk?')
    await call(server, `PUT /api/user/chats/${chat.id}/block`, seeker)
    const [blocked, blocker] = [await open(recruiter), await open(seeker)]
    await call(server, `POST /api/user/chats/${chat.id}/typing`, seeker)
    await call(server, `GET /api/user/chats/messages/${chat.id}`, seeker)
    await blocker.received('read')
    expect(blocked.events).toEqual([{ type: 'refresh' }])
  })

  it('sends events for a new chat, a notification, and a seen notification', async () => {
    const other = await server.logIn('recruiter')
    const stream = await open(seeker)
    const project = await publishProject(server, seeker)
    await decide(server, other, project.id, 'LIKED')
    expect(await stream.received('chats')).toBeTruthy()
    expect(await stream.received('notification')).toBeTruthy()
    const seen = await open(seeker)
    const [newest] = (await call(server, 'GET /api/user/notifications', seeker)).json<
      { id: number }[]
    >()
    await call(server, `PUT /api/user/notifications/${newest?.id}/seen`, seeker)
    expect(await seen.received('notification')).toBeTruthy()
  })

  it('resumes after the last event id, and sends only the position of a message', async () => {
    const first = await open(seeker)
    await send('One')
    await first.received('message')
    await first.close()
    await send('Two')
    const second = await openEvents(server, seeker, first.lastEventId())
    readers.push(second)
    await second.received('message')
    const event = { type: 'message', chatId: chat.id, seq: 2, sender: 'recruiter' }
    expect(second.events).toEqual([event])
  })

  it('returns missed events at once to a client that accepts no stream', async () => {
    const answer = await call(server, 'GET /api/user/events', seeker)
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(answer.text).toContain('data: {"type":"refresh"}')
  })

  it('is one of at most ten; then the oldest ends', async () => {
    const all: EventReader[] = []
    for (let count = 0; count < 11; count += 1) all.push(await open(seeker))
    expect(await all[0]?.hasEnded()).toBe(true)
    await send('Shall we talk?')
    expect(await all[10]?.received('message')).toBeTruthy()
  })
})

describe('a stream ends', () => {
  it('at a logout, and is refused afterwards', async () => {
    const stream = await open(seeker)
    await call(server, 'POST /api/auth/logout', seeker)
    expect(await stream.hasEnded()).toBe(true)
    expect((await openEvents(server, seeker)).answer.statusCode).toBe(401)
  })

  it('with its account', async () => {
    const stream = await open(seeker)
    const body = { password: 'correct horse' }
    await call(server, 'DELETE /api/user/account', seeker, { body })
    expect(await stream.hasEnded()).toBe(true)
  })

  it('at a logout on another server', async () => {
    const second = await createTestServer({ database: server.database })
    const stream = await open(seeker)
    await call(second, 'POST /api/auth/logout', seeker)
    expect(await stream.hasEnded()).toBe(true)
    await second.close()
  })

  it('at a shutdown, which does not wait for it', async () => {
    const second = await createTestServer({ database: server.database })
    const stream = await open(seeker, undefined, second)
    await second.close()
    expect(await stream.hasEnded()).toBe(true)
  })
})

describe('two servers', () => {
  it('deliver each other’s events, and resume each other’s streams', async () => {
    const second = await createTestServer({ database: server.database })
    const stream = await open(seeker, undefined, second)
    await send('Through the first')
    const event = { type: 'message', chatId: chat.id, seq: 1, sender: 'recruiter' }
    expect(await stream.received('message')).toEqual(event)
    await stream.close()
    await send('While nobody listens')
    const resumed = await openEvents(server, seeker, stream.lastEventId())
    expect(await resumed.received('message')).toMatchObject({ seq: 2 })
    await resumed.close()
    await second.close()
  })
})

describe('messages of both sides through two servers', () => {
  it('reach each stream once and in order, with their texts through the own server', async () => {
    const second = await createTestServer({ database: server.database })
    const streams = [await open(seeker), await open(recruiter, undefined, second)] as const
    const write = (person: LoggedIn, at: TestServer, message: string) =>
      call(at, `POST /api/${person === seeker ? 'user' : 'recruiter'}/chats/send`, person, {
        body: { id: chat.id, message },
      })
    const rounds = Array.from({ length: 30 }, (_, round) => round)
    await Promise.all([
      ...rounds.map((round) => write(seeker, server, `Hello ${round}`)),
      ...rounds.map((round) => write(recruiter, second, `Hi ${round}`)),
    ])
    for (const [at, { events }] of streams.entries()) {
      const arrived = () => events.filter((event) => event.type === 'message')
      while (!arrived().some(({ seq }) => seq === 2 * rounds.length)) await sleep(10)
      const messages = arrived()
      expect(messages.map(({ seq }) => seq)).toEqual(rounds.flatMap((n) => [2 * n + 1, 2 * n + 2]))
      const ownSide = at === 0 ? 'jobseeker' : 'recruiter'
      for (const { sender, message } of messages) {
        expect(message !== undefined).toBe(sender === ownSide)
      }
    }
    await second.close()
  })
})

it('a stream opens as soon as late heartbeats arrive', async () => {
  const proxy = await createDatabaseProxy()
  const busy = await createTestServer({
    database: server.database,
    listenFolder: proxy.folder,
    asInProduction: true,
  })
  proxy.silence()
  while (busy.services.events.isListening()) await sleep(20)
  const opening = openEvents(busy, seeker)
  await sleep(100)
  proxy.resume()
  const stream = await opening
  expect(stream.answer.statusCode).toBe(200)
  await stream.close()
  await busy.close()
  await proxy.close()
})

describe('while the database is away', () => {
  it('streams end and are refused; afterwards they begin with a refresh', async () => {
    const proxy = await createDatabaseProxy()
    const shaky = await createTestServer({
      database: server.database,
      socketFolder: proxy.folder,
    })
    const stream = await open(seeker, undefined, shaky)
    await proxy.cut()
    expect(await stream.hasEnded()).toBe(true)
    const refused = await openEvents(shaky, seeker)
    expect(refused.answer.statusCode).toBe(503)
    await proxy.open()
    while (!shaky.services.events.isListening()) await sleep(20)
    const again = await openEvents(shaky, seeker, stream.lastEventId())
    expect(await again.received('refresh')).toBeTruthy()
    await again.close()
    await shaky.close()
    await proxy.close()
  })
})
