import type { Chat, Contact, ContactSummary, UserWithProjects } from '@swipefolio/shared/contract'
import {
  connect,
  decide,
  postRequest,
  publishProject,
  reveal,
  submitLink,
} from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let stranger: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  seeker = await server.logIn('jobseeker', { first_name: 'Wren', last_name: 'Okafor' })
  recruiter = await server.logIn('recruiter')
  stranger = await server.logIn('recruiter')
})
afterAll(() => server.close())

const profile = (id: number | string, person: LoggedIn) =>
  call(server, `GET /api/recruiter/user-with-projects/${id}`, person)

it('shows no profile before the two are contacts', async () => {
  for (const id of [seeker.account.id, recruiter.account.id, 404]) {
    const answer = await profile(id, recruiter)
    expect([answer.status, answer.text]).toEqual([404, 'User details not found'])
  }
  expect((await profile('abc', recruiter)).status).toBe(400)
  expect((await call(server, 'GET /api/recruiter/contacts', recruiter)).json()).toEqual([])
})

it('shows a contact’s projects, with the caller’s own likes only', async () => {
  const chat = await connect(server, recruiter, seeker)
  const other = await publishProject(server, seeker, { title: 'Other' })
  await decide(server, stranger, other.id, 'LIKED')

  const contacts = await call(server, 'GET /api/recruiter/contacts', recruiter)
  expect(contacts.json<Contact[]>()).toEqual([
    {
      id: seeker.account.id,
      email: '',
      firstName: 'Wren',
      lastName: 'Okafor',
      image: '',
      chatId: chat.id,
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      origin: { kind: 'like', title: 'Tide Clock' },
      stageId: 1,
      tags: [],
      nextStep: '',
      nextStepOn: '',
      lastMessage: null,
    },
  ])
  const answer = (await profile(seeker.account.id, recruiter)).json<UserWithProjects>()
  const { projectWithTechnologies, likedByRecruiter, ...facts } = answer
  expect(facts).toEqual({
    id: seeker.account.id,
    fullName: 'Wren Okafor',
    profile: expect.objectContaining({ headline: '', links: [] }) as object,
    email: '',
    chatId: chat.id,
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    origin: { kind: 'like', title: 'Tide Clock' },
  })
  expect(projectWithTechnologies.map(({ project }) => project.title)).toEqual([
    'Other',
    'Tide Clock',
  ])
  expect(likedByRecruiter.map(({ project }) => project.title)).toEqual(['Tide Clock'])
})

it('shows an e-mail address once the job seeker has answered, or by a revealed link', async () => {
  const [reader, author] = [await server.logIn('recruiter'), await server.logIn('jobseeker')]
  const addresses = async () => {
    const [contacts, chats] = [
      await call(server, 'GET /api/recruiter/contacts', reader),
      await call(server, 'GET /api/recruiter/chats', reader),
    ]
    return [
      ...contacts.json<Contact[]>().map(({ email }) => email),
      ...chats.json<Chat[]>().map(({ user }) => user.email),
      (await profile(author.account.id, reader)).json<UserWithProjects>().email,
    ]
  }
  const { id } = await connect(server, reader, author)
  const say = (side: 'user' | 'recruiter', person: LoggedIn) =>
    succeed(
      call(server, `POST /api/${side}/chats/send`, person, { body: { id, message: 'Hello' } }),
    )
  await say('recruiter', reader)
  expect(await addresses()).toEqual(['', '', ''])
  await say('user', author)
  const { email } = author.account
  expect(await addresses()).toEqual([email, email, email])

  const other = await server.logIn('jobseeker')
  const request = await postRequest(server, reader)
  await connect(server, reader, other)
  expect(await addresses()).not.toContain(other.account.email)
  await reveal(server, reader, await submitLink(server, other, request.id))
  expect(await addresses()).toEqual(expect.arrayContaining([other.account.email]))
})

it('tells what made a contact: the first like or reveal that still exists', async () => {
  const [owner, own] = [await server.logIn('jobseeker'), await server.logIn('recruiter')]
  const originNow = async () => {
    const answer = await call(server, 'GET /api/recruiter/contacts', own)
    return answer.json<Contact[]>()[0]?.origin
  }
  const request = await postRequest(server, own, { title: 'A map' })
  await reveal(server, own, await submitLink(server, owner, request.id))
  server.clock.advance(1000)
  await connect(server, own, owner)
  expect(await originNow()).toEqual({ kind: 'reveal', title: 'A map' })
  await succeed(call(server, `DELETE /api/recruiter/projectRequests/${request.id}`, own))
  expect(await originNow()).toEqual({ kind: 'like', title: 'Tide Clock' })
  const projects = await succeed(call(server, 'GET /api/user/projects', owner))
  for (const { id } of projects.json<{ id: number }[]>()) {
    await succeed(call(server, `DELETE /api/user/projects/${id}`, owner))
  }
  expect(await originNow()).toBeNull()
})

describe('who a contact is', () => {
  const byLike = (projectId: number | string, person: LoggedIn) =>
    call(server, `GET /api/recruiter/liked-projects/${projectId}/contact`, person)
  const byId = (id: number | string, person: LoggedIn) =>
    call(server, `GET /api/recruiter/contacts/${id}`, person)

  it('is answered by a liked project or an id, to the recruiter who has the contact', async () => {
    const owner = await server.logIn('jobseeker', { first_name: 'Wren', last_name: 'Okafor' })
    const own = await server.logIn('recruiter')
    const chat = await connect(server, own, owner)
    const saved = await publishProject(server, owner)
    await decide(server, own, saved.id, 'SAVED')
    const liked = (await profile(owner.account.id, own)).json<UserWithProjects>()
    const likedId = liked.likedByRecruiter[0]?.project.id ?? 0

    for (const answer of [
      await byLike(likedId, stranger),
      await byLike(saved.id, own),
      await byLike(404, own),
      await byId(owner.account.id, stranger),
      await byId(own.account.id, own),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, 'User details not found'])
    }
    for (const answer of [await byLike('abc', own), await byId('abc', own)]) {
      expect([answer.status, answer.text]).toEqual([400, 'Invalid id'])
    }

    const summary: ContactSummary = {
      id: owner.account.id,
      firstName: 'Wren',
      lastName: 'Okafor',
      image: '',
      chatId: chat.id,
      hasMessages: false,
      projectsCount: 2,
    }
    expect((await byLike(likedId, own)).json()).toEqual(summary)
    const sending = { body: { id: chat.id, message: 'Hello' } }
    await succeed(call(server, 'POST /api/recruiter/chats/send', own, sending))
    expect((await byId(owner.account.id, own)).json()).toEqual({ ...summary, hasMessages: true })
  })
})
