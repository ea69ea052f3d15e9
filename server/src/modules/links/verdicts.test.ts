import type { Link, Notification, SentLink } from '@swipefolio/shared/contract'
import { connect, judge, postRequest, reveal, submitLink } from '../../testing/builders'
import { call } from '../../testing/call'
import { openEvents } from '../../testing/event-stream'
import { createTestServer, testPassword, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let requestId: number
let linkId: number

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  recruiter = await server.logIn('recruiter')
  seeker = await server.logIn('jobseeker', { first_name: 'Linnet', last_name: 'Canaryson' })
  requestId = (await postRequest(server, recruiter)).id
  linkId = await submitLink(server, seeker, requestId)
})

const listName = () => `GET /api/recruiter/projectRequests/${requestId}/links`
const received = async (query?: Record<string, string>) =>
  (await call(server, listName(), recruiter, { query })).json<Link[]>()
const see = (linkIds: unknown[], person = recruiter) =>
  call(server, `PUT /api/recruiter/projectRequests/${requestId}/links/seen`, person, {
    body: { linkIds },
  })
const give = (body: object, id = linkId) => judge(server, recruiter, id, body)
const sent = async () =>
  (await call(server, 'GET /api/user/submissions', seeker)).json<SentLink[]>()[0]
const news = async () =>
  (await call(server, 'GET /api/user/notifications', seeker))
    .json<Notification[]>()
    .filter(({ notificationType }) => notificationType === 'LINK')
    .map(({ message }) => message)
async function later(seconds = 10) {
  server.clock.advance(seconds * 1000)
  await server.services.outbox.idle()
}
const isShortlisted = 'Your repository for "A harbour in a bottle" is on the shortlist'
const isDeclined = 'An answer about your repository for "A harbour in a bottle": not this time'

describe('seen', () => {
  it('is refused for other people’s requests and too many ids', async () => {
    const stranger = await server.logIn('recruiter')
    const foreign = await see([linkId], stranger)
    expect([foreign.status, foreign.text]).toEqual([404, 'This project request was removed'])
    expect((await see(['x'])).status).toBe(400)
    expect((await see(Array.from({ length: 201 }, () => linkId))).status).toBe(400)
    expect(await received()).toMatchObject([{ seen: false }])
  })

  it('is what the job seeker sees, at once and from the first time on', async () => {
    expect(await sent()).toMatchObject({ status: 'SENT' })
    const stream = await openEvents(server, seeker)
    await see([linkId, 404])
    expect(await stream.received('notification')).toEqual({ type: 'notification' })
    await stream.close()
    const first = await sent()
    expect(first).toMatchObject({ status: 'SEEN' })
    server.clock.advance(60_000)
    expect((await see([linkId])).text).toBe('Links seen')
    expect(await sent()).toEqual(first)
    expect(await received()).toMatchObject([{ seen: true }])
    expect(await news()).toEqual([])
  })

  it('reaches the recruiter’s other windows, as a reveal does', async () => {
    for (const act of [() => see([linkId]), () => reveal(server, recruiter, linkId)]) {
      const stream = await openEvents(server, recruiter)
      await act()
      expect(await stream.received('notification')).toEqual({ type: 'notification' })
      await stream.close()
    }
  })
})

describe('a verdict', () => {
  it('is refused on other people’s links, with a long sentence, and of another kind', async () => {
    const stranger = await server.logIn('recruiter')
    const foreign = await judge(server, stranger, linkId, { verdict: 'DECLINED' })
    const absent = await give({ verdict: 'DECLINED' }, 404)
    for (const answer of [foreign, absent]) {
      expect([answer.status, answer.text]).toEqual([404, 'This link was removed'])
    }
    const long = await give({ verdict: 'DECLINED', reply: 'r'.repeat(301) })
    expect([long.status, long.text]).toEqual([400, 'Sentence is too long: at most 300 characters'])
    for (const body of [{}, { verdict: 'LIKED' }]) expect((await give(body)).status).toBe(400)
    expect(await received()).toMatchObject([{ verdict: null }])
  })

  it('is told ten seconds later, once, without naming anybody to the recruiter', async () => {
    const body = { verdict: 'DECLINED', reply: ' Warm work. ' }
    const answers = await Promise.all([give(body), give(body), give(body)])
    for (const { text, json } of answers) {
      expect(json<Link>()).toMatchObject({
        verdict: 'DECLINED',
        reply: 'Warm work.',
        linkOwner: null,
        secondsToUndo: 10,
      })
      expect(text).not.toContain('Linnet')
    }
    await later(9)
    expect([(await sent())?.status, await news()]).toEqual(['SENT', []])
    await later(1)
    expect(await sent()).toMatchObject({ status: 'DECLINED', reply: 'Warm work.' })
    expect(await news()).toEqual([isDeclined])
    expect(await received()).toMatchObject([{ verdict: 'DECLINED', secondsToUndo: 0 }])
    expect((await give({ ...body, reply: 'Warm work.' })).status).toBe(200)
    await later()
    expect(await news()).toEqual([isDeclined])
    for (const change of [{ verdict: null }, { verdict: 'SHORTLISTED' }]) {
      const refused = await give({ was: 'DECLINED', ...change })
      expect([refused.status, refused.text]).toEqual([
        409,
        'The job seeker has been told of your answer already',
      ])
    }
  })

  it('that is taken back in time is never told', async () => {
    await give({ verdict: 'DECLINED', reply: 'Sorry' })
    await later(9)
    expect((await give({ verdict: null, was: 'DECLINED' })).json<Link>()).toMatchObject({
      verdict: null,
      reply: '',
    })
    await give({ verdict: 'DECLINED', reply: 'Later' })
    await later(9)
    expect([(await sent())?.status, await news()]).toEqual(['SENT', []])
    await later(1)
    expect([(await sent())?.reply, await news()]).toEqual(['Later', [isDeclined]])
  })

  it('replaces none that another window has given meanwhile', async () => {
    await give({ verdict: 'DECLINED', was: null })
    for (const body of [
      { verdict: 'SHORTLISTED', was: null },
      { verdict: null, was: 'SHORTLISTED' },
    ]) {
      const late = await give(body)
      expect([late.status, late.text]).toEqual([409, 'You answered this link in another window'])
    }
    expect(await received()).toMatchObject([{ verdict: 'DECLINED' }])
  })

  it('to shortlist can be taken back later, and takes its notification along', async () => {
    await give({ verdict: 'SHORTLISTED' })
    await later()
    expect([(await sent())?.status, await news()]).toEqual(['SHORTLISTED', [isShortlisted]])
    await give({ verdict: 'DECLINED' })
    await later(9)
    expect([(await sent())?.status, await news()]).toEqual(['SHORTLISTED', [isShortlisted]])
    expect((await give({ verdict: null })).json<Link>().verdict).toBe('SHORTLISTED')
    await later()
    expect(await news()).toEqual([isShortlisted])
    await give({ verdict: null })
    expect([(await sent())?.status, await news()]).toEqual(['SENT', []])
    await give({ verdict: 'SHORTLISTED' })
    await later()
    await give({ verdict: 'DECLINED' })
    await later()
    expect(await news()).toEqual([isDeclined])
  })

  it('that was not told yet ends with a reveal', async () => {
    await give({ verdict: 'DECLINED', reply: 'Sorry' })
    expect(await reveal(server, recruiter, linkId)).toMatchObject({ verdict: null, reply: '' })
    await later()
    expect([(await sent())?.status, await news()]).toEqual(['REVEALED', []])
  })

  it('that was told keeps its sentence after a reveal', async () => {
    await give({ verdict: 'DECLINED', reply: 'Sorry' })
    await later()
    await reveal(server, recruiter, linkId)
    expect(await sent()).toMatchObject({ status: 'REVEALED', reply: 'Sorry' })
  })

  it('orders the list on every page of it', async () => {
    const others = []
    for (const name of ['a', 'b', 'c']) {
      const address = `https://github.com/kelp-and-co/${name}`
      others.push(await submitLink(server, seeker, requestId, address))
    }
    const [declined, none, shortlisted] = others.toSorted((a, b) => a - b)
    await give({ verdict: 'DECLINED' }, declined)
    await give({ verdict: 'SHORTLISTED' }, shortlisted)
    const list = (await received()).map(({ id }) => id)
    expect([list[0], list.at(-1)]).toEqual([shortlisted, declined])
    expect(list.slice(1, 3)).toEqual([linkId, none ?? 0].toSorted((a, b) => a - b))
    const first = await call(server, listName(), recruiter, { query: { limit: '3' } })
    const cursor = String(first.headers['next-cursor'])
    expect(first.json<Link[]>().map(({ id }) => id)).toEqual(list.slice(0, 3))
    expect(await received({ cursor })).toMatchObject([{ id: declined }])
  })
})

describe('the job seeker', () => {
  it('is mailed as they choose', async () => {
    await give({ verdict: 'SHORTLISTED' })
    await later()
    await later(120)
    const [mail] = await server.mailbox(seeker.account.email)
    expect(mail?.subject).toBe('News of your submissions on Swipefolio')
    expect(mail?.text).toContain(`- ${isShortlisted}\n`)
    expect(mail?.text).toContain('/dashboard?section=submissions')
    const preferences = { body: { links: false } }
    await call(server, 'PUT /api/user/mail-preferences', seeker, preferences)
    await give({ verdict: 'DECLINED' })
    await later()
    await later(3600)
    expect(await news()).toEqual([isDeclined])
    expect(await server.mailbox(seeker.account.email)).toHaveLength(1)
  })

  it('is told nothing after a block, which the recruiter cannot notice', async () => {
    const chat = await connect(server, recruiter, seeker)
    await call(server, `PUT /api/user/chats/${chat.id}/block`, seeker)
    expect((await give({ verdict: 'DECLINED' })).json<Link>()).toMatchObject({
      verdict: 'DECLINED',
      secondsToUndo: 10,
    })
    await later()
    expect(await news()).toEqual([])
  })

  it('keeps no news of a recruiter who has left or of a removed request', async () => {
    await give({ verdict: 'DECLINED' })
    await later()
    const count = async () =>
      (
        await server.pool.query('select from notification where type = $1 and account_id = $2', [
          'SUBMISSION',
          seeker.account.id,
        ])
      ).rowCount
    expect(await count()).toBe(1)
    await call(server, 'DELETE /api/recruiter/account', recruiter, {
      body: { password: testPassword },
    })
    expect(await count()).toBe(0)
  })
})
