import type { Chat, Notification } from '@swipefolio/shared/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { recordStatements } from '../../testing/record-statements'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { listenerName } from './notify-transport'

let server: TestServer
let second: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let chat: Chat

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
  second = await createTestServer({ database: server.database })
})
afterAll(async () => {
  await second.close()
  await server.close()
})
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
  chat = await connect(server, recruiter, seeker)
  await succeed(call(server, `GET /api/user/chats/messages/${chat.id}`, seeker))
})

const polls = () => [
  'GET /api/user/notifications/unseen-exist',
  'GET /api/user/chats/user-new-messages-count',
  `GET /api/user/chats/user-check-new-message/${chat.id}`,
]

/** Whether something is unseen, how many messages are unread, and whether one of the chat is. */
async function poll(at = server) {
  const answers = []
  for (const name of polls()) answers.push((await succeed(call(at, name, seeker))).text)
  return answers.join(' ')
}

const send = (message: string) =>
  succeed(
    call(server, 'POST /api/recruiter/chats/send', recruiter, { body: { id: chat.id, message } }),
  )

async function seeAll() {
  const path = 'GET /api/user/notifications'
  const unseen = (await call(server, path, seeker)).json<Notification[]>()
  for (const { id } of unseen) {
    await succeed(call(server, `PUT /api/user/notifications/${id}/seen`, seeker))
  }
  await succeed(call(server, `GET /api/user/chats/messages/${chat.id}`, seeker))
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await sleep(10)
}

/** Both processes answer from memory once no change is on its way. */
async function settle() {
  for (const { clock } of [server, second]) clock.advance(20_000)
  for (const at of [server, second]) await poll(at)
}

it('are answered without a statement', async () => {
  const statements = recordStatements(server)
  await settle()
  statements.length = 0
  for (let times = 0; times < 5; times += 1) await poll()
  expect(statements.filter((text) => !text.includes('call_count'))).toEqual([])
})

it('are never stale in the process that acknowledged the change', async () => {
  for (let number = 1; number <= 10; number += 1) {
    await settle()
    expect(await poll()).toBe(number === 1 ? 'true 0 false' : 'false 0 false')
    await send(`Message ${number}`)
    expect((await poll()).slice(-6)).toBe('1 true')
    await settle()
    expect((await poll()).slice(-6)).toBe('1 true')
    await seeAll()
    expect(await poll()).toBe('false 0 false')
  }
})

it('are current in another process within a second', async () => {
  await settle()
  expect(await poll(second)).toBe('true 0 false')
  await send('Hello')
  await until(async () => (await poll(second)) === 'true 1 true')
  await seeAll()
  await until(async () => (await poll(second)) === 'false 0 false')
})

it('need no heartbeat of another process', async () => {
  const heard = new Set<number>()
  const stop = server.services.events.subscribe('heartbeat', ({ processId }) =>
    heard.add(processId),
  )
  for (const { services } of [second, server]) {
    expect(await services.events.proveHearing(5000)).toBe(true)
  }
  stop()
  expect(heard.size).toBe(1)
})

it('ask the database while events may be missed', async () => {
  await settle()
  const gap = new Promise<void>((resolve) => second.services.events.onGap(resolve))
  await second.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = $1 and datname = current_database()`,
    [listenerName],
  )
  await gap
  await server.db
    .updateTable('notification')
    .set({ seen: true })
    .where('account_id', '=', seeker.account.id)
    .execute()
  expect(await poll(second)).toBe('false 0 false')
})

it('ask about a chat of others each time, which is not found', async () => {
  const stranger = await server.logIn('jobseeker')
  for (let times = 0; times < 2; times += 1) {
    const answer = await call(server, polls()[2] ?? '', stranger)
    expect([answer.status, answer.text]).toEqual([404, 'Chat not found'])
  }
})
