import type { JobSeeker, UserWithProjects } from '@swipefolio/shared/contract'
import { connect, decide, publishProject } from '../../testing/builders'
import { call } from '../../testing/call'
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
  await connect(server, recruiter, seeker)
  const other = await publishProject(server, seeker, { title: 'Other' })
  await decide(server, stranger, other.id, 'LIKED')

  const contacts = await call(server, 'GET /api/recruiter/contacts', recruiter)
  expect(contacts.json<JobSeeker[]>()).toEqual([
    {
      id: seeker.account.id,
      email: seeker.account.email,
      firstName: 'Wren',
      lastName: 'Okafor',
    },
  ])
  const answer = (await profile(seeker.account.id, recruiter)).json<UserWithProjects>()
  expect(Object.keys(answer).toSorted()).toEqual([
    'fullName',
    'id',
    'likedByRecruiter',
    'projectWithTechnologies',
  ])
  expect(answer.fullName).toBe('Wren Okafor')
  expect(answer.projectWithTechnologies.map(({ project }) => project.title)).toEqual([
    'Other',
    'Tide Clock',
  ])
  expect(answer.likedByRecruiter.map(({ project }) => project.title)).toEqual(['Tide Clock'])
})
