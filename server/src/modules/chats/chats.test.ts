import type { Chat, Message } from '@swipefolio/shared/contract'
import { connect } from '../../testing/builders'
import { call } from '../../testing/call'
import { recordStatements } from '../../testing/record-statements'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let stranger: LoggedIn
let chat: Chat

beforeAll(async () => {
  server = await createTestServer()
  stranger = await server.logIn('recruiter')
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
  chat = await connect(server, recruiter, seeker)
})

const sideOf = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')
const chatsOf = async (person: LoggedIn) =>
  (await call(server, `GET /api/${sideOf(person)}/chats`, person)).json<Chat[]>()
const send = (person: LoggedIn, message: string, body: object = {}) =>
  call(server, `POST /api/${sideOf(person)}/chats/send`, person, {
    query: { message },
    body: { id: chat.id, ...body },
  })
const read = async (person: LoggedIn, query?: Record<string, string>) =>
  (
    await call(server, `GET /api/${sideOf(person)}/chats/messages/${chat.id}`, person, { query })
  ).json<Message[]>()
const unreadCount = async (person: LoggedIn) => {
  const name = person === recruiter ? 'recruiter-new-messages-count' : 'user-new-messages-count'
  return (await call(server, `GET /api/${sideOf(person)}/chats/${name}`, person)).json<number>()
}
const hasUnread = async (person: LoggedIn) => {
  const url =
    person === recruiter
      ? `recruiter/chats/${chat.id}/new-message-exist`
      : `user/chats/user-check-new-message/${chat.id}`
  return (await call(server, `GET /api/${url}`, person)).json<boolean>()
}
const unseenMessageNotifications = (person: LoggedIn) =>
  server.db
    .selectFrom('notification')
    .select('message')
    .where('account_id', '=', person.account.id)
    .where('type', '=', 'MESSAGE')
    .where('seen', '=', false)
    .execute()

describe('sending', () => {
  it.each([
    ['', 'Message is empty'],
    [' \n ', 'Message is empty'],
    ['x'.repeat(4001), 'Message is too long: at most 4000 characters'],
  ])('refuses a bad text', async (message, sentence) => {
    const answer = await send(seeker, message)
    expect([answer.status, answer.text]).toEqual([400, sentence])
  })

  it('refuses a client key of more than 100 characters', async () => {
    const answer = await send(seeker, 'Hello', { clientKey: 'k'.repeat(101) })
    expect([answer.status, answer.text]).toEqual([
      400,
      'Client key is too long: at most 100 characters',
    ])
  })

  it('responds alike for a chat of others and one that does not exist', async () => {
    for (const [person, id] of [
      [stranger, chat.id],
      [seeker, 404],
      [seeker, 0.5],
      [seeker, undefined],
    ] as const) {
      const answer = await send(person, 'Hello', { id })
      expect([answer.status, answer.text]).toEqual([404, 'Chat not found'])
    }
  })

  it('takes the sender from the token and ignores the chat in the body', async () => {
    await send(recruiter, '  שלום Jules \u202e!  ')
    const [listed] = await chatsOf(recruiter)
    const forged = {
      senderUser: { id: 1 },
      senderRecruiter: null,
      createdAt: '2000-01-01T00:00:00Z',
    }
    const answer = await send(recruiter, 'Second', { ...listed, user: { id: 1 }, ...forged })
    expect(answer.json<Message>()).toEqual({
      id: expect.any(Number),
      seq: 2,
      message: 'Second',
      createdAt: expect.not.stringMatching(/^2000/),
      senderUser: null,
      senderRecruiter: { firstName: 'Rona', lastName: 'Reed', companyName: 'Kite Works' },
      clientKey: null,
    })
    const [first] = await read(seeker)
    expect(first?.message).toBe('שלום Jules \u202e!')
  })

  it('accepts 4,000 Hebrew letters in the query, and the text in the body', async () => {
    expect((await send(seeker, 'ש'.repeat(4000))).status).toBe(200)
    const body = { id: chat.id, message: 'In the body', clientKey: 'one' }
    const answer = await call(server, 'POST /api/user/chats/send', seeker, { body })
    expect(answer.json<Message>()).toMatchObject({
      message: 'In the body',
      clientKey: 'one',
      senderUser: { id: seeker.account.id, firstName: 'Jules', lastName: 'Sparrow' },
    })
  })

  it('takes one statement, also when a message is sent again', async () => {
    await read(recruiter)
    const statements = recordStatements(server)
    for (let times = 0; times < 2; times += 1) {
      expect((await send(recruiter, 'Hello', { clientKey: 'k1' })).status).toBe(200)
      expect(statements.splice(0)).toEqual([expect.stringContaining('send_message(')])
    }
  })

  it('shows in the polls of the other side as soon as it is acknowledged', async () => {
    for (let count = 1; count <= 10; count += 1) {
      await send(recruiter, `No. ${count}`)
      expect(await unreadCount(seeker)).toBe(count)
    }
  })

  it('stores a message once per idempotency key, also when it is sent many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(seeker, 'Once', { clientKey: 'k1' })),
    )
    expect(new Set(answers.map((answer) => answer.json<Message>().id)).size).toBe(1)
    expect(await read(recruiter)).toHaveLength(1)
    const other = await send(seeker, 'Twice', { clientKey: 'k1' })
    expect([other.status, other.text]).toEqual([
      409,
      'This message was already sent with another text',
    ])
    expect((await send(recruiter, 'Mine', { clientKey: 'k1' })).status).toBe(200)
  })

  it('numbers messages without gaps when both sides send at once', async () => {
    const sends = Array.from({ length: 20 }, (_, n) => send(n % 2 ? seeker : recruiter, `No. ${n}`))
    await Promise.all(sends)
    const seqs = (await read(seeker)).map(({ seq }) => seq)
    expect(seqs).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  })

  it('returns an idempotency key to its own side only', async () => {
    await send(seeker, 'Mine', { clientKey: 'secret-key' })
    expect((await read(seeker))[0]?.clientKey).toBe('secret-key')
    expect((await read(recruiter))[0]?.clientKey).toBeNull()
  })
})

describe('reading', () => {
  it.each(['recruiter/chats/messages/$', 'recruiter/chats/$/new-message-exist'])(
    '%s responds alike for a chat of others and one that does not exist',
    async (url) => {
      for (const id of [chat.id, 404]) {
        const answer = await call(server, `GET /api/${url.replace('$', String(id))}`, stranger)
        expect([answer.status, answer.text]).toEqual([404, 'Chat not found'])
      }
      expect((await call(server, `GET /api/${url.replace('$', 'x')}`, stranger)).status).toBe(400)
    },
  )

  it('is the only call that marks messages of the other side as read', async () => {
    await send(seeker, 'One')
    await send(seeker, 'Two')
    for (let times = 0; times < 2; times += 1) {
      expect(await unreadCount(recruiter)).toBe(2)
      expect(await hasUnread(recruiter)).toBe(true)
      expect((await chatsOf(recruiter))[0]?.unread).toBe(2)
    }
    expect(await unreadCount(seeker)).toBe(0)
    expect(await hasUnread(seeker)).toBe(false)
    await read(recruiter)
    expect(await unreadCount(recruiter)).toBe(0)
    expect(await hasUnread(recruiter)).toBe(false)
    expect((await chatsOf(recruiter))[0]?.unread).toBe(0)
  })

  it('keeps at most one unseen notification per chat, and marks it as seen when the chat is opened', async () => {
    await send(seeker, 'One')
    await send(seeker, 'Two')
    expect(await unseenMessageNotifications(recruiter)).toEqual([
      { message: 'New message from Jules Sparrow' },
    ])
    await read(recruiter)
    expect(await unseenMessageNotifications(recruiter)).toEqual([])
    await send(seeker, 'Three')
    expect(await unseenMessageNotifications(recruiter)).toHaveLength(1)
  })

  it('paginates backwards', async () => {
    for (let n = 1; n <= 53; n += 1) await send(seeker, `No. ${n}`)
    const newest = await read(recruiter)
    expect([newest.length, newest[0]?.seq, newest.at(-1)?.seq]).toEqual([50, 4, 53])
    const older = await read(recruiter, { before: '4', limit: '2' })
    expect(older.map(({ seq }) => seq)).toEqual([2, 3])
    const [listed] = await chatsOf(seeker)
    expect(listed?.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 34),
    )
    const url = `GET /api/user/chats/messages/${chat.id}?before=zero`
    expect((await call(server, url, seeker)).status).toBe(400)
  })
})

it('lists chats with the latest message first, without the recruiter’s address', async () => {
  server.clock.advance(1000)
  const later = await server.logIn('recruiter', { first_name: 'Lars' })
  await connect(server, later, seeker)
  expect((await chatsOf(seeker)).map(({ recruiter: { firstName } }) => firstName)).toEqual([
    'Lars',
    'Rona',
  ])
  server.clock.advance(1000)
  await send(recruiter, 'Me first')
  const [first] = await chatsOf(seeker)
  expect(first?.recruiter).toEqual({
    firstName: 'Rona',
    lastName: 'Reed',
    companyName: 'Kite Works',
  })
  expect(await chatsOf(stranger)).toEqual([])
})
