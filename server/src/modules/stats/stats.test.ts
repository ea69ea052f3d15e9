import type { JobSeekerStats, RecruiterStats } from '@swipefolio/shared/contract'
import {
  connect,
  decide,
  postRequest,
  publishProject,
  reveal,
  submitLink,
} from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'

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
  (await call(server, 'GET /api/user/dashboard-stats', seeker)).json<JobSeekerStats>()
const recruiterStats = async () =>
  (await call(server, 'GET /api/recruiter/dashboard-stats', recruiter)).json<RecruiterStats>()

const noTrend = Array.from({ length: 30 }, () => 0)

it('are all zero for new accounts', async () => {
  expect(await seekerStats()).toEqual({
    projectsCount: 0,
    projectsLikes: 0,
    contacts: 0,
    projectsSaved: 0,
    trends: {
      projectsCount: noTrend,
      projectsLikes: noTrend,
      contacts: noTrend,
      projectsSaved: noTrend,
    },
    projects: [],
  })
  expect(await recruiterStats()).toEqual({
    projectsLiked: 0,
    projectsSaved: 0,
    contacts: 0,
    linksReceived: 0,
    trends: {
      projectsLiked: noTrend,
      projectsSaved: noTrend,
      contacts: noTrend,
      linksReceived: noTrend,
    },
  })
})

it('count the current rows', async () => {
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

  expect(await seekerStats()).toMatchObject({
    projectsCount: 3,
    projectsLikes: 3,
    contacts: 2,
    projectsSaved: 2,
    projects: [
      { id: first.id, likes: 2, saves: 0 },
      { id: second.id, likes: 1, saves: 1 },
      { id: third.id, likes: 0, saves: 1 },
    ],
  })
  expect(await recruiterStats()).toMatchObject({
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

describe('the trend of a figure', () => {
  const day = 86_400_000
  const logInAgain = async ({ account, headers }: LoggedIn) => {
    const path = account.role === 'recruiter' ? 'recruiterlogin' : 'userlogin'
    const body = { email: account.email, password: testPassword }
    const { text } = await call(server, `POST /api/auth/${path}`, undefined, { body })
    headers.authorization = `Bearer ${text}`
  }
  const wait = async (milliseconds: number) => {
    server.clock.advance(milliseconds)
    await logInAgain(seeker)
    await logInAgain(recruiter)
  }
  const waitUntilNoonTomorrow = async () => {
    const now = server.clock.now().getTime()
    await wait(Math.ceil(now / day) * day + day / 2 - now)
  }
  const lately = (...last: number[]) => [...noTrend, ...last].slice(-30)

  beforeAll(async () => {
    seeker = await server.logIn('jobseeker')
    recruiter = await server.logIn('recruiter')
    await waitUntilNoonTomorrow()
    const first = await publishProject(server, seeker)
    const second = await publishProject(server, seeker)
    await decide(server, recruiter, first.id, 'SAVED')
    await waitUntilNoonTomorrow()
    const third = await publishProject(server, seeker)
    await decide(server, recruiter, first.id, 'LIKED')
    await decide(server, recruiter, second.id, 'SAVED')
    await decide(server, recruiter, third.id, 'UNLIKED')
    const { id } = await postRequest(server, recruiter)
    await submitLink(server, seeker, id)
    await submitLink(server, seeker, id, 'https://github.com/kelp-and-co/jar')
  })

  it('has a number per day, today last', async () => {
    expect((await seekerStats()).trends).toEqual({
      projectsCount: lately(2, 1),
      projectsLikes: lately(1),
      contacts: lately(1),
      projectsSaved: lately(1),
    })
    expect((await recruiterStats()).trends).toEqual({
      projectsLiked: lately(1),
      projectsSaved: lately(1),
      contacts: lately(1),
      linksReceived: lately(2),
    })
  })

  it('starts a new day at midnight in UTC', async () => {
    await wait(day / 2 - 60_000)
    expect((await recruiterStats()).trends.linksReceived).toEqual(lately(2))
    await wait(120_000)
    expect((await recruiterStats()).trends.linksReceived).toEqual(lately(2, 0))
  })

  it('drops days after 30 days, while the figure still counts', async () => {
    await wait(28 * day)
    expect(await seekerStats()).toMatchObject({
      projectsCount: 3,
      trends: { projectsCount: [1, ...noTrend.slice(1)], contacts: [1, ...noTrend.slice(1)] },
    })
    await wait(day)
    expect(await seekerStats()).toMatchObject({
      projectsCount: 3,
      trends: { projectsCount: noTrend, contacts: noTrend },
    })
  })
})
