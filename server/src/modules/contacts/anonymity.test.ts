import type { UnseenProject } from '@swipefolio/shared/contract'
import { decide, postRequest, publishProject, reveal, submitLink } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

const first = 'Firstcanary'
const last = 'Lastcanary'

beforeEach(async () => {
  server = await createTestServer()
  seeker = await server.logIn('jobseeker', {
    first_name: first,
    last_name: last,
    email: 'mailcanary@example.org',
  })
  recruiter = await server.logIn('recruiter')
})
afterEach(() => server.close())

const names = () => [first, last, 'mailcanary', String(seeker.account.id)]

/** Everything that a recruiter can be answered, refusals included. */
async function everyAnswer(projectId: number, requestId: number, linkId: number) {
  const calls = [
    'GET /api/projectrequests',
    `GET /api/projectrequests/${requestId}`,
    'GET /api/recruiter/details',
    'GET /api/recruiter/projects/unseen',
    'GET /api/recruiter/projects/unseen?limit=50',
    `GET /api/recruiter/projects/${projectId}/technologies`,
    'GET /api/recruiter/projects/saved',
    'GET /api/recruiter/chats',
    'GET /api/recruiter/projectRequests',
    `GET /api/recruiter/projectRequests/${requestId}/links`,
    `GET /api/recruiter/revealed-user/${linkId}`,
    `GET /api/recruiter/user-with-projects/${projectId}`,
    'GET /api/recruiter/contacts',
    'GET /api/recruiter/notifications',
    'GET /api/recruiter/notifications/unseen-exist',
    'GET /api/recruiter/chats/recruiter-new-messages-count',
    'GET /api/recruiter/dashboard-stats',
    `POST /api/recruiter/projects/${projectId}?likedStatus=UNLIKED`,
    `DELETE /api/recruiter/projects/${projectId}/decision`,
    `POST /api/recruiter/projects/${projectId}?likedStatus=SAVED`,
    `PUT /api/recruiter/projects/saved/${projectId}/decision?likedStatus=SAVED`,
    'GET /api/recruiter/projects/saved',
  ]
  const answers: string[] = []
  for (const name of calls) answers.push(`${name}: ${(await call(server, name, recruiter)).text}`)
  return answers.join('\n')
}

async function publishAndSubmit() {
  const project = await publishProject(server, seeker)
  const request = await postRequest(server, recruiter)
  return { project, request, linkId: await submitLink(server, seeker, request.id) }
}

it('lasts until a like: no answer names the owner of a project or link', async () => {
  const { project, request, linkId } = await publishAndSubmit()
  const before = await everyAnswer(project.id, request.id, linkId)
  for (const name of names()) expect(before).not.toContain(name)

  await decide(server, recruiter, project.id, 'LIKED')
  const contacts = (await call(server, 'GET /api/recruiter/contacts', recruiter)).text
  for (const name of names()) expect(contacts).toContain(name)
  const links = await call(
    server,
    `GET /api/recruiter/projectRequests/${request.id}/links`,
    recruiter,
  )
  for (const name of names()) expect(links.text).not.toContain(name)
})

it('lasts until a reveal, for links', async () => {
  const { project, request, linkId } = await publishAndSubmit()
  const before = await everyAnswer(project.id, request.id, linkId)
  for (const name of names()) expect(before).not.toContain(name)
  const revealed = JSON.stringify(await reveal(server, recruiter, linkId))
  for (const name of names()) expect(revealed).toContain(name)
})

it('holds for cards: they carry the project’s own fields and nothing else', async () => {
  await publishProject(server, seeker)
  const answer = await call(server, 'GET /api/recruiter/projects/unseen', recruiter)
  expect(Object.keys(answer.json<UnseenProject>()).toSorted()).toEqual([
    'about',
    'gitUrl',
    'id',
    'image',
    'imageAlt',
    'technologies',
    'title',
    'websiteUrl',
  ])
})
