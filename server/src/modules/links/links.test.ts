import type { Chat, Link, Notification, SentLink, Submission } from '@swipefolio/shared/contract'
import { connect, postRequest, reveal, sendLink, submitLink } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let stranger: LoggedIn
let requestId: number

beforeAll(async () => {
  server = await createTestServer()
  recruiter = await server.logIn('recruiter')
  stranger = await server.logIn('recruiter')
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker', { first_name: 'Linnet', last_name: 'Canaryson' })
  requestId = (await postRequest(server, recruiter)).id
})

const received = (person = recruiter, id = requestId) =>
  call(server, `GET /api/recruiter/projectRequests/${id}/links`, person)
const chatsOf = async (person: LoggedIn) =>
  (await call(server, 'GET /api/user/chats', person)).json<Chat[]>()
const justSent = {
  project: null,
  note: '',
  status: 'SENT',
  statusAt: expect.any(String) as string,
  reply: '',
}
const repository = (name: string) => `https://github.com/kelp-and-co/${name}`
const badAddress = "Please enter a valid GitHub URL starting with 'https://github.com/'"

describe('sending a link', () => {
  it.each([
    ['', 'Please enter a GitHub link'],
    ['  ', 'Please enter a GitHub link'],
    ['http://github.com/a/b', badAddress],
    ['https://github.com/', badAddress],
    ['https://github.com/a', badAddress],
    ['https://github.com/../b', badAddress],
    ['https://github.com//a/b', badAddress],
    ['https://github.com/@a/b', badAddress],
    ['https://a@github.com/a/b', badAddress],
    ['https://github.com:443/a/b', badAddress],
    ['https://github.com/a\n/b', badAddress],
    [`https://github.com/a/${'b'.repeat(2048)}`, badAddress],
  ])('refuses %j', async (address, sentence) => {
    const answer = await sendLink(server, seeker, requestId, address)
    expect([answer.status, answer.text]).toEqual([400, sentence])
  })

  it('needs a project request', async () => {
    const missing = await call(server, 'POST /api/user/project-request//send-link', seeker)
    expect([missing.status, missing.text]).toEqual([400, 'Project request ID is missing'])
    const absent = await sendLink(server, seeker, 404)
    expect([absent.status, absent.text]).toEqual([404, 'This project request was removed'])
  })

  it('is for job seekers', async () => {
    const answer = await sendLink(server, recruiter, requestId)
    expect([answer.status, answer.text]).toEqual([
      403,
      'Only job seekers can submit projects for requests.',
    ])
  })

  it('is refused after the deadline', async () => {
    await server.db
      .updateTable('project_request')
      .set({ end_date: '2020-01-01' })
      .where('id', '=', requestId)
      .execute()
    const answer = await sendLink(server, seeker, requestId)
    expect([answer.status, answer.text]).toEqual([409, 'This project request is closed'])
  })

  it('accepts each repository once, in its canonical form', async () => {
    const first = await sendLink(server, seeker, requestId, `${repository('kite')}.git?tab=1`)
    expect(first.json<Submission>()).toEqual({
      id: expect.any(Number),
      gitHubLink: repository('kite'),
      ownerRevealed: false,
      createdAt: expect.any(String),
      ...justSent,
    })
    for (const again of [repository('kite/tree/main'), 'https://github.com/Kelp-and-Co/KITE']) {
      const answer = await sendLink(server, seeker, requestId, again)
      expect([answer.status, answer.text]).toEqual([
        409,
        'You have already submitted this repository',
      ])
    }
    const other = await server.logIn('jobseeker')
    expect((await sendLink(server, other, requestId, repository('kite'))).status).toBe(200)
  })

  it('stores one of many equal links, and at most five in all, when they arrive at once', async () => {
    const same = await Promise.all(
      Array.from({ length: 6 }, () => sendLink(server, seeker, requestId, repository('same'))),
    )
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1)
    const different = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((n) => sendLink(server, seeker, requestId, repository(`r${n}`))),
    )
    expect(different.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(different.find(({ status }) => status !== 200)?.text).toBe(
      'You can submit at most 5 repositories to a request',
    )
    const url = `GET /api/user/project-request/${requestId}/links`
    expect((await call(server, url, seeker)).json()).toHaveLength(5)
  })

  it('takes the address from the body as well', async () => {
    const url = `POST /api/user/project-request/${requestId}/send-link`
    const body = { gitHubLink: repository('body') }
    expect((await call(server, url, seeker, { body })).status).toBe(200)
  })

  it('notifies the recruiter without naming the author', async () => {
    await submitLink(server, seeker, requestId)
    const answer = await call(server, 'GET /api/recruiter/notifications', recruiter)
    expect(answer.json<Notification[]>()[0]).toMatchObject({
      notificationType: 'LINK',
      message: 'A job seeker submitted a repository to your request "A harbour in a bottle"',
      typeReferenceId: requestId,
      seen: false,
    })
    expect(answer.text).not.toContain('Linnet')
  })

  it('notifies until the request is deleted', async () => {
    const other = await postRequest(server, recruiter)
    await submitLink(server, seeker, requestId)
    await submitLink(server, seeker, other.id)
    const deleted = `DELETE /api/recruiter/projectRequests/${requestId}`
    expect((await call(server, deleted, recruiter)).status).toBe(200)
    const answer = await call(server, 'GET /api/recruiter/notifications', recruiter)
    const referred = answer.json<Notification[]>().map(({ typeReferenceId }) => typeReferenceId)
    expect(referred).toContain(other.id)
    expect(referred).not.toContain(requestId)
  })
})

describe('my links', () => {
  const sent = (person: LoggedIn, query = '') =>
    call(server, `GET /api/user/submissions${query}`, person)

  it('are listed with their requests, newest first, paginated', async () => {
    const other = await postRequest(server, recruiter, { title: 'A kite', endDate: '2030-06-01' })
    const first = await submitLink(server, seeker, requestId, repository('kite'))
    const second = await submitLink(server, seeker, other.id, repository('kite'))
    await reveal(server, recruiter, first)
    const part = await sent(seeker, '?limit=1')
    expect(part.json<SentLink[]>()).toEqual([
      {
        id: second,
        gitHubLink: repository('kite'),
        ownerRevealed: false,
        createdAt: expect.any(String),
        ...justSent,
        projectRequest: {
          id: other.id,
          title: 'A kite',
          companyName: 'Kite Works',
          endDate: '2030-06-01',
        },
      },
    ])
    const rest = await sent(seeker, `?limit=1&cursor=${String(part.headers['next-cursor'])}`)
    expect(rest.json<SentLink[]>()).toMatchObject([{ id: first, ownerRevealed: true }])
    expect(rest.headers['next-cursor']).toBeUndefined()
  })

  it('are visible to their author only, and are deleted with their request', async () => {
    await submitLink(server, seeker, requestId)
    expect((await sent(await server.logIn('jobseeker'))).json()).toEqual([])
    expect(await sent(recruiter)).toMatchObject({ status: 403 })
    await call(server, `DELETE /api/recruiter/projectRequests/${requestId}`, recruiter)
    expect((await sent(seeker)).json()).toEqual([])
  })
})

describe('my submissions', () => {
  it('answer 404 without the request, and show nobody else’s', async () => {
    await submitLink(server, seeker, requestId)
    const other = await server.logIn('jobseeker')
    const url = `GET /api/user/project-request/${requestId}/links`
    expect((await call(server, url, other)).json()).toEqual([])
    expect((await call(server, 'GET /api/user/project-request/404/links', other)).status).toBe(404)
  })

  it('show whether the link was revealed', async () => {
    const id = await submitLink(server, seeker, requestId)
    await reveal(server, recruiter, id)
    const answer = await call(server, `GET /api/user/project-request/${requestId}/links`, seeker)
    expect(answer.json<Submission[]>()).toMatchObject([{ id, ownerRevealed: true }])
  })
})

describe('received links', () => {
  it('are shown to the owner of the request only', async () => {
    for (const answer of [await received(stranger), await received(recruiter, 404)]) {
      expect([answer.status, answer.text]).toEqual([404, 'This project request was removed'])
    }
  })

  it('name nobody before a reveal, even when the author is a contact', async () => {
    await connect(server, recruiter, seeker)
    const id = await submitLink(server, seeker, requestId)
    const answer = await received()
    expect(answer.json<Link[]>()).toEqual([
      {
        id,
        gitHubLink: repository('bottle'),
        ownerRevealed: false,
        linkOwner: null,
        project: null,
        note: '',
        seen: false,
        verdict: null,
        reply: '',
        secondsToUndo: 0,
      },
    ])
    expect(answer.text).not.toContain(String(seeker.account.id))
  })

  it('come in an order that does not identify the author', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await submitLink(server, seeker, requestId, repository(name))
    }
    const ids = (await received()).json<Link[]>().map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })
})

describe('revealing', () => {
  const revealing = (id: number | string, person = recruiter, headers = {}) =>
    call(server, `GET /api/recruiter/revealLinkOwner/${id}`, person, { headers })
  const revealedUser = (id: number, person = recruiter) =>
    call(server, `GET /api/recruiter/revealed-user/${id}`, person)

  it('is refused to others and to a prefetch', async () => {
    const id = await submitLink(server, seeker, requestId)
    for (const answer of [await revealing(id, stranger), await revealing(404)]) {
      expect([answer.status, answer.text]).toEqual([404, 'This link was removed'])
    }
    expect((await revealing('0')).status).toBe(400)
    const ahead = await revealing(id, recruiter, { 'sec-purpose': 'prefetch;prerender' })
    expect(ahead.status).toBe(403)
    const head = await call(server, `HEAD /api/recruiter/revealLinkOwner/${id}`, recruiter)
    expect(head.status).toBeGreaterThanOrEqual(404)
    expect((await received()).json<Link[]>()[0]?.ownerRevealed).toBe(false)
    for (const answer of [await revealedUser(id), await revealedUser(404)]) {
      expect([answer.status, answer.text]).toEqual([404, 'User details not found'])
    }
  })

  it('shows the owner and creates one contact, one chat, one notification', async () => {
    const id = await submitLink(server, seeker, requestId)
    const answers = await Promise.all(Array.from({ length: 12 }, () => revealing(id)))
    const linkOwner = {
      id: seeker.account.id,
      email: seeker.account.email,
      firstName: 'Linnet',
      lastName: 'Canaryson',
    }
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ id, ownerRevealed: true, linkOwner })
    }
    expect((await revealedUser(id)).json()).toEqual(linkOwner)
    expect((await revealedUser(id, stranger)).status).toBe(404)
    const chats = await chatsOf(seeker)
    expect(chats).toHaveLength(1)
    const notifications = await call(server, 'GET /api/user/notifications', seeker)
    expect(notifications.json<Notification[]>()).toMatchObject([
      {
        notificationType: 'CHAT',
        typeReferenceId: chats[0]?.id,
        message:
          'Rona Reed from Kite Works looked at your repository for "A harbour in a bottle" and can now see who you are',
      },
    ])
  })

  it('notifies a contact once that the link is theirs', async () => {
    const chat = await connect(server, recruiter, seeker)
    const id = await submitLink(server, seeker, requestId)
    await Promise.all([1, 2, 3].map(() => revealing(id)))
    const notifications = await call(server, 'GET /api/user/notifications', seeker)
    expect(notifications.json<Notification[]>()).toMatchObject([
      {
        notificationType: 'CHAT',
        typeReferenceId: chat.id,
        message:
          'Rona Reed from Kite Works looked at your repository for "A harbour in a bottle" and can now see that it is yours',
      },
      { message: expect.stringContaining('liked your project') },
    ])
  })

  it('keeps the chat when the request is deleted', async () => {
    await reveal(server, recruiter, await submitLink(server, seeker, requestId))
    await call(server, `DELETE /api/recruiter/projectRequests/${requestId}`, recruiter)
    expect((await received()).status).toBe(404)
    expect(await chatsOf(seeker)).toHaveLength(1)
  })
})
