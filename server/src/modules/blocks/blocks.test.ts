import type { Chat, JobSeeker, Link, Message, RecruiterStats } from '@swipefolio/shared/contract'
import {
  connect,
  decide,
  postRequest,
  publishProject,
  reveal,
  sendLink,
  submitLink,
} from '../../testing/builders'
import { removeExpired } from '../../remove-expired'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let chat: Chat

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('project').execute()
  seeker = await server.logIn('jobseeker', { first_name: 'Juno', last_name: 'Sparrow' })
  recruiter = await server.logIn('recruiter', { first_name: 'Rona', last_name: 'Reed' })
  chat = await connect(server, recruiter, seeker)
})

const sideOf = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')
const block = (who: LoggedIn, id = chat.id) =>
  call(server, `PUT /api/${sideOf(who)}/chats/${id}/block`, who)
const unblock = (who: LoggedIn) =>
  call(server, `DELETE /api/${sideOf(who)}/chats/${chat.id}/block`, who)
const send = async (who: LoggedIn, message = 'Hello', clientKey?: string) => {
  const body = { ...chat, message, clientKey }
  const { status, text } = await call(server, `POST /api/${sideOf(who)}/chats/send`, who, { body })
  return [status, status === 200 ? 'sent' : text]
}
const seen = async (who: LoggedIn) => {
  const chats = await call(server, `GET /api/${sideOf(who)}/chats`, who)
  return chats.json<Chat[]>()[0]
}
const read = async (name: string, who: LoggedIn) => (await call(server, name, who)).json<unknown>()

it('responds alike for a chat of others and for one that does not exist', async () => {
  const stranger = await server.logIn('jobseeker')
  for (const id of [chat.id, 1]) {
    for (const name of [`PUT /api/user/chats/${id}/block`, `DELETE /api/user/chats/${id}/block`]) {
      const { status, text } = await call(server, name, stranger)
      expect([status, text]).toEqual([404, 'Chat not found'])
    }
  }
})

it.each(['seeker', 'recruiter'])(
  'closes the chat for the other side when the %s blocks',
  async (who) => {
    const [blocker, blocked] = who === 'seeker' ? [seeker, recruiter] : [recruiter, seeker]
    await send(blocker, 'From before')
    for (let time = 0; time < 2; time += 1) expect((await block(blocker)).status).toBe(200)

    expect((await seen(blocker))?.state).toBe('blocked')
    expect(await send(blocker)).toEqual([409, 'You have blocked this person'])

    const closed = await call(server, `GET /api/${sideOf(blocked)}/chats`, blocked)
    expect(closed.json<Chat[]>()[0]).toMatchObject({
      state: 'closed',
      messages: [{ message: 'From before' }],
    })
    for (const name of [
      blocker.account.first_name,
      blocker.account.last_name,
      blocker.account.email,
    ]) {
      expect(closed.text).not.toContain(name)
    }
    expect(closed.text).toContain('"firstName":"Deleted","lastName":"user"')
    expect(await send(blocked)).toEqual([409, 'This conversation is closed'])

    await unblock(blocker)
    expect((await seen(blocked))?.state).toBe('open')
    expect(await send(blocked)).toEqual([200, 'sent'])
  },
)

it('repeats the response of a message that was sent before the block', async () => {
  await send(recruiter, 'Once', 'key-1')
  await block(seeker)
  expect(await send(recruiter, 'Once', 'key-1')).toEqual([200, 'sent'])
  expect(await send(recruiter, 'Twice', 'key-2')).toEqual([409, 'This conversation is closed'])
})

it.each(['seeker', 'recruiter'])(
  'separates the two everywhere else when the %s blocks',
  async (who) => {
    const request = await postRequest(server, recruiter)
    const linkId = await submitLink(server, seeker, request.id)
    await reveal(server, recruiter, linkId)
    const other = await publishProject(server, seeker, { title: 'Not decided yet' })
    await decide(server, recruiter, (await publishProject(server, seeker)).id, 'SAVED')
    await block(who === 'seeker' ? seeker : recruiter)

    const gone = async () => ({
      contacts: await read('GET /api/recruiter/contacts', recruiter),
      links: await read(`GET /api/recruiter/projectRequests/${request.id}/links`, recruiter),
      saved: await read('GET /api/recruiter/projects/saved', recruiter),
      deck: (await call(server, 'GET /api/recruiter/projects/unseen', recruiter)).status,
    })
    expect(await gone()).toEqual({ contacts: [], links: [], saved: [], deck: 204 })
    expect(await read('GET /api/recruiter/dashboard-stats', recruiter)).toMatchObject({
      contacts: 0,
      linksReceived: 0,
      projectsSaved: 0,
    } satisfies Partial<RecruiterStats>)
    expect(await read('GET /api/user/dashboard-stats', seeker)).toMatchObject({ contacts: 0 })
    for (const [name, text] of [
      [`GET /api/recruiter/user-with-projects/${seeker.account.id}`, 'User details not found'],
      [`GET /api/recruiter/revealed-user/${linkId}`, 'User details not found'],
      [`GET /api/recruiter/revealLinkOwner/${linkId}`, 'This link was removed'],
      [`POST /api/recruiter/projects/${other.id}?likedStatus=LIKED`, 'This project was removed'],
    ] as const) {
      const answer = await call(server, name, recruiter)
      expect([answer.status, answer.text]).toEqual([404, text])
    }
    const refused = await sendLink(server, seeker, request.id, 'https://github.com/juno/second')
    expect([refused.status, refused.text]).toEqual([
      409,
      who === 'seeker' ? 'You have blocked this recruiter' : 'This project request is closed',
    ])

    await unblock(who === 'seeker' ? seeker : recruiter)
    expect(await gone()).toMatchObject({
      contacts: [{ id: seeker.account.id } satisfies Partial<JobSeeker>],
      links: [{ id: linkId, ownerRevealed: true } satisfies Partial<Link>],
      saved: [{}],
      deck: 200,
    })
  },
)

it('stores no message after a simultaneous block', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([block(seeker), ...Array.from({ length: 8 }, () => send(recruiter))])
    const messages = await call(server, `GET /api/user/chats/messages/${chat.id}`, seeker)
    const before = messages.json<Message[]>().length
    expect(await send(recruiter)).toEqual([409, 'This conversation is closed'])
    const after = await call(server, `GET /api/user/chats/messages/${chat.id}`, seeker)
    expect(after.json<Message[]>()).toHaveLength(before)
    await unblock(seeker)
  }
})

describe('a report', () => {
  const report = async (body: object, who = seeker) => {
    const name = `POST /api/${sideOf(who)}/chats/${chat.id}/report`
    const { status, text } = await call(server, name, who, { body })
    return [status, text]
  }

  it('needs a known reason, and a text within the limit', async () => {
    expect(await report({})).toEqual([400, 'Please choose a reason'])
    expect(await report({ reason: 'dislike' })).toEqual([400, 'Please choose a reason'])
    const text = 'x'.repeat(2001)
    expect(await report({ reason: 'spam', text })).toEqual([
      400,
      'Report is too long: at most 2000 characters',
    ])
  })

  it('is removed after 180 days', async () => {
    await report({ reason: 'spam' })
    const { db, clock } = server
    await db
      .updateTable('report')
      .set({ created_at: new Date(clock.now().getTime() - 180 * 86_400_000) })
      .where('reporter_id', '=', seeker.account.id)
      .execute()
    await report({ reason: 'fraud' })
    await removeExpired(server.services)
    const kept = db
      .selectFrom('report')
      .select('reason')
      .where('reporter_id', '=', seeker.account.id)
    expect(await kept.execute()).toEqual([{ reason: 'fraud' }])
  })

  it('is stored with its author and the reported person', async () => {
    expect(await report({ reason: 'fraud', text: ' Asks for money ' })).toEqual([
      200,
      'Report received',
    ])
    const rows = await server.db
      .selectFrom('report')
      .selectAll()
      .where('reporter_id', '=', seeker.account.id)
      .execute()
    expect(rows).toEqual([
      expect.objectContaining({
        reported_id: recruiter.account.id,
        reason: 'fraud',
        text: 'Asks for money',
      }),
    ])
  })

  it('is accepted ten times a day', async () => {
    for (let time = 0; time < 10; time += 1) await report({ reason: 'spam' }, recruiter)
    expect((await report({ reason: 'spam' }, recruiter))[0]).toBe(409)
    server.clock.advance(25 * 3_600_000)
    recruiter = { ...recruiter, ...(await logInAgain(recruiter)) }
    expect((await report({ reason: 'spam' }, recruiter))[0]).toBe(200)
  })

  it('is accepted no more often when several chats are reported at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => server.logIn('jobseeker')))
    const chats: Chat[] = []
    for (const other of others) chats.push(await connect(server, recruiter, other))
    const body = { reason: 'spam' }
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, at) =>
        call(server, `POST /api/recruiter/chats/${chats[at % 3]?.id}/report`, recruiter, { body }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  })

  it('is refused alike for a chat of others and for one that does not exist', async () => {
    const stranger = await server.logIn('jobseeker')
    for (const id of [chat.id, 1]) {
      const body = { reason: 'spam' }
      const answer = await call(server, `POST /api/user/chats/${id}/report`, stranger, { body })
      expect([answer.status, answer.text]).toEqual([404, 'Chat not found'])
    }
  })

  it('stays when either has deleted their account', async () => {
    await report({ reason: 'other', text: 'Stays' })
    for (const one of [recruiter, seeker]) {
      const body = { password: testPassword }
      await call(server, `DELETE /api/${sideOf(one)}/account`, one, { body })
    }
    const kept = server.db.selectFrom('report').select('reported_id').where('text', '=', 'Stays')
    expect(await kept.execute()).toEqual([{ reported_id: recruiter.account.id }])
  })
})

async function logInAgain({ account }: LoggedIn) {
  const body = { email: account.email, password: 'correct horse' }
  const { text: token } = await call(server, 'POST /api/auth/recruiterlogin', undefined, { body })
  return { token, headers: { authorization: `Bearer ${token}` } }
}
