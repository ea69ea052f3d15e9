import {
  connect,
  decide,
  postRequest,
  publishProject,
  reveal,
  submitLink,
} from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())

const seekerStats = async () =>
  (await call(server, 'GET /api/user/dashboard-stats', seeker)).json<object>()
const recruiterStats = async () =>
  (await call(server, 'GET /api/recruiter/dashboard-stats', recruiter)).json<object>()

it('are all zero for new accounts', async () => {
  expect(await seekerStats()).toEqual({
    projectsCount: 0,
    projectsLikes: 0,
    contacts: 0,
    projectsSaved: 0,
  })
  expect(await recruiterStats()).toEqual({
    projectsLiked: 0,
    projectsSaved: 0,
    contacts: 0,
    linksReceived: 0,
  })
})

it('count what stands now', async () => {
  const [first, second, third] = [
    await publishProject(server, seeker),
    await publishProject(server, seeker),
    await publishProject(server, seeker),
  ]
  await connect(server, recruiter, await server.logIn('jobseeker'))
  await decide(server, recruiter, first.id, 'LIKED')
  await decide(server, recruiter, second.id, 'SAVED')
  await decide(server, recruiter, third.id, 'UNLIKED')
  const other = await server.logIn('recruiter')
  await decide(server, other, first.id, 'LIKED')
  await decide(server, other, second.id, 'LIKED')
  await decide(server, other, third.id, 'SAVED')
  const theirs = await postRequest(server, other)
  await submitLink(server, await server.logIn('jobseeker'), theirs.id)
  const { id } = await postRequest(server, recruiter)
  await submitLink(server, await server.logIn('jobseeker'), id)
  await reveal(server, recruiter, await submitLink(server, seeker, id))
  const gone = await postRequest(server, recruiter)
  await submitLink(server, seeker, gone.id)
  await call(server, `DELETE /api/recruiter/projectRequests/${gone.id}`, recruiter)

  expect(await seekerStats()).toEqual({
    projectsCount: 3,
    projectsLikes: 3,
    contacts: 2,
    projectsSaved: 2,
  })
  expect(await recruiterStats()).toEqual({
    projectsLiked: 2,
    projectsSaved: 1,
    contacts: 2,
    linksReceived: 2,
  })

  await call(server, `DELETE /api/user/projects/${first.id}`, seeker)
  await call(server, `DELETE /api/recruiter/projects/${second.id}/decision`, recruiter)
  expect(await seekerStats()).toMatchObject({ projectsCount: 2, projectsLikes: 1, contacts: 2 })
  expect(await recruiterStats()).toMatchObject({ projectsLiked: 1, projectsSaved: 0, contacts: 2 })
})
