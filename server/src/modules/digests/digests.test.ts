import type { Chat, MailPreferences } from '@swipefolio/shared/contract'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { connect, postRequest, sendLink } from '../../testing/builders'
import { call } from '../../testing/call'
import { createMailServer } from '../../testing/mail-server'
import { createSmtp } from '../../foundation/mail/smtp'
import { unsubscribeUrl } from '../../foundation/mail/unsubscribe-link'

const minute = 60_000

let server: TestServer
let recruiter: LoggedIn
let seeker: LoggedIn
let chat: Chat

const send = (message: string) =>
  call(server, 'POST /api/recruiter/chats/send', recruiter, { body: { id: chat.id, message } })

const digestsTo = async (person: LoggedIn) =>
  (await server.mailbox(person.account.email)).map(({ subject, text }) => ({ subject, text }))

const choose = (body: Partial<MailPreferences>) =>
  call(server, 'PUT /api/user/mail-preferences', seeker, { body })

const stopPath = () => new URL(unsubscribeUrl(server.services.config, seeker.account.id)).pathname

const seeAll = async () => {
  const list = await call(server, 'GET /api/user/notifications', seeker)
  for (const { id } of list.json<{ id: number }[]>()) {
    await call(server, `PUT /api/user/notifications/${id}/seen`, seeker)
  }
}

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  recruiter = await server.logIn('recruiter')
  seeker = await server.logIn('jobseeker')
  chat = await connect(server, recruiter, seeker)
  await seeAll()
})
afterAll(() => server.close())

describe('a message', () => {
  it('causes a mail when it was unread for two minutes, without its text', async () => {
    await send('The harbour is ready')
    expect(await digestsTo(seeker)).toEqual([])
    server.clock.advance(2 * minute)
    const [mail, ...more] = await digestsTo(seeker)
    expect(mail?.subject).toBe('You have unread messages on Swipefolio')
    expect(mail?.text).toContain('- New message from Rona Reed\n')
    expect(mail?.text).not.toContain('harbour')
    expect(more).toEqual([])
  })

  it('causes no mail when it was read in time', async () => {
    await send('Hello')
    await call(server, `GET /api/user/chats/messages/${chat.id}`, seeker)
    server.clock.advance(2 * minute)
    expect(await digestsTo(seeker)).toEqual([])
  })

  it('causes no mail once its author is blocked', async () => {
    await send('Hello')
    await call(server, `PUT /api/user/chats/${chat.id}/block`, seeker)
    server.clock.advance(2 * minute)
    expect(await digestsTo(seeker)).toEqual([])
  })

  it('is counted with others in one mail, after which none is sent for a while', async () => {
    await send('One')
    await send('Two')
    server.clock.advance(2 * minute)
    const [mail] = await digestsTo(seeker)
    expect(mail?.text).toContain('- 2 new messages from Rona Reed\n')
    await call(server, `GET /api/user/chats/messages/${chat.id}`, seeker)
    await send('Three')
    server.clock.advance(14 * minute)
    expect(await digestsTo(seeker)).toHaveLength(1)
    server.clock.advance(minute)
    expect(await digestsTo(seeker)).toHaveLength(2)
  })
})

it('lists contacts and links in one mail', async () => {
  const request = await postRequest(server, recruiter)
  await sendLink(server, seeker, request.id, 'https://github.com/kelp/one')
  await sendLink(server, seeker, request.id, 'https://github.com/kelp/two')
  await call(server, 'POST /api/user/chats/send', seeker, {
    body: { id: chat.id, message: 'Have a look' },
  })
  server.clock.advance(2 * minute)
  const [mail] = await digestsTo(recruiter)
  expect(mail?.subject).toBe('News for you on Swipefolio')
  expect(mail?.text).toContain(
    `- New message from Jules Sparrow\n  http://localhost:8080/dashboard?chat=${chat.id}\n- 2 repositories were submitted to your request "A harbour in a bottle"\n  http://localhost:8080/dashboard?section=requests&links=${request.id}\n`,
  )
  const other = await server.logIn('jobseeker')
  await connect(server, recruiter, other)
  server.clock.advance(2 * minute)
  const [toOther] = await digestsTo(other)
  expect(toOther?.subject).toBe('You have a new contact on Swipefolio')
  expect(toOther?.text).toContain('Rona Reed from Kite Works liked your project "Tide Clock"')
})

it('is sent once and complete after the mail server was unavailable', async () => {
  let isAway = true
  const mailServer = await createMailServer(() => (isAway ? 'hang-up' : undefined))
  const shaky = await createTestServer({
    delivery: createSmtp(mailServer.url, 'Swipefolio <no-reply@swipe.test>'),
  })
  const [rona, jules] = [await shaky.logIn('recruiter'), await shaky.logIn('jobseeker')]
  await connect(shaky, rona, jules)
  shaky.clock.advance(2 * minute)
  await shaky.services.outbox.idle()
  expect(mailServer.received).toEqual([])
  isAway = false
  shaky.clock.advance(minute)
  await shaky.services.outbox.idle()
  const [mail, ...more] = mailServer.received
  expect(mail?.text).toContain('liked your project')
  expect(mail?.text).toMatch(
    /List-Unsubscribe:\s+<http:\/\/localhost:8080\/api\/mail\/unsubscribe\/[\w.-]+>\r\n/,
  )
  expect(mail?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(more).toEqual([])
  await shaky.close()
  await mailServer.close()
})

describe('preferences', () => {
  it('are all on by default, and keep omitted values', async () => {
    const before = await call(server, 'GET /api/user/mail-preferences', seeker)
    expect(before.json()).toEqual({ messages: true, contacts: true, links: true })
    const after = await choose({ messages: false })
    expect(after.json()).toEqual({ messages: false, contacts: true, links: true })
    expect((await choose({})).json()).toEqual({ messages: false, contacts: true, links: true })
  })

  it('suppress unwanted mail only', async () => {
    await choose({ messages: false })
    await send('Hello')
    await connect(server, await server.logIn('recruiter'), seeker)
    server.clock.advance(2 * minute)
    const [mail, ...more] = await digestsTo(seeker)
    expect(mail?.subject).toBe('You have a new contact on Swipefolio')
    expect(mail?.text).not.toContain('New message')
    expect(more).toEqual([])
  })
})

describe('unsubscribing', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (path: string) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    })

  it('refuses a link that was not mailed', async () => {
    const [id] = stopPath().split('/').at(-1)?.split('.') ?? []
    const forged = `/api/mail/unsubscribe/${id}.${'a'.repeat(24)}`
    expect((await post(forged)).statusCode).toBe(404)
    expect((await call(server, `GET ${forged}`)).status).toBe(404)
  })

  it('shows a confirmation for a GET and changes nothing', async () => {
    const page = await call(server, `GET ${stopPath()}`)
    expect(page.text).toContain('<button>Stop these mails</button>')
    const now = await call(server, 'GET /api/user/mail-preferences', seeker)
    expect(now.json()).toEqual({ messages: true, contacts: true, links: true })
  })

  it('accepts the one-click POST of a mail program, without a login', async () => {
    const answer = await post(stopPath())
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('You get no more of these mails')
    await send('Hello')
    server.clock.advance(2 * minute)
    expect(await digestsTo(seeker)).toEqual([])
  })
})
