import type { ListedProjectRequest, Technology } from '@swipefolio/shared/contract'
import { postRequest, publishProject, requestPayload } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let recruiter: LoggedIn
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
  recruiter = await server.logIn('recruiter')
  seeker = await server.logIn('jobseeker')
})
afterAll(() => server.close())

const details = {
  technologies: [{ id: 3 }, { id: 1 }, { id: 3 }],
  place: ' Remote ',
  reward: ' €500 for the best one ',
}

const update = (body: object) =>
  succeed(call(server, 'PUT /api/recruiter/projectRequests', recruiter, { body }))

const bookmark = (method: 'GET' | 'PUT' | 'DELETE', id: number, person: LoggedIn = seeker) =>
  call(server, `${method} /api/user/project-request/${id}/bookmark`, person)

async function listed(person: LoggedIn, id: number) {
  const answer = await succeed(call(server, 'GET /api/user/project-requests', person))
  return answer.json<ListedProjectRequest[]>().find((request) => request.id === id)
}

it('has technologies in the order of the recruiter, place and reward, in every answer', async () => {
  const created = await postRequest(server, recruiter, details)
  expect(created).toMatchObject({
    technologies: [{ id: 3 }, { id: 1 }],
    place: 'Remote',
    reward: '€500 for the best one',
  })
  for (const [name, person] of [
    [`GET /api/projectrequests/${created.id}`],
    ['GET /api/projectrequests'],
    ['GET /api/recruiter/projectRequests', recruiter],
    ['GET /api/user/project-requests', seeker],
  ] as [string, LoggedIn?][]) {
    const answer = await succeed(call(server, name, person))
    const found = [answer.json<{ id: number }>()].flat().find(({ id }) => id === created.id)
    expect(found).toMatchObject(created)
  }
})

it('keeps them when a client does not know them, and changes and empties them', async () => {
  const { id, ...created } = await postRequest(server, recruiter, details)
  const { technologies, place, reward } = created
  const known = await update(requestPayload({ id, title: 'Changed' }))
  expect(known.json()).toMatchObject({ title: 'Changed', technologies, place, reward })
  const emptied = await update(requestPayload({ id, technologies: [], place: '', reward: ' ' }))
  expect(emptied.json()).toMatchObject({ technologies: [], place: '', reward: '' })
})

it('lists the technologies that requests name, once each and by name', async () => {
  await postRequest(server, recruiter, { technologies: [{ id: 1 }, { id: 2 }] })
  const answer = await succeed(call(server, 'GET /api/projectrequests/technologies'))
  const technologies = answer.json<Technology[]>()
  expect(technologies).toHaveLength(3)
  expect(new Set(technologies.map(({ id }) => id))).toEqual(new Set([1, 2, 3]))
  const names = technologies.map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

it('counts the projects of the job seeker that use a technology of a request', async () => {
  const { id } = await postRequest(server, recruiter, { technologies: [{ id: 4 }, { id: 5 }] })
  const person = await server.logIn('jobseeker')
  const publish = (technologies: object[]) =>
    succeed(
      call(server, 'POST /api/user/projects', person, {
        body: { project: { title: 'One' }, technologies },
      }),
    )
  expect((await listed(person, id))?.fittingProjects).toBe(0)
  await publish([{ id: 4 }, { id: 5 }])
  await publish([{ id: 5 }])
  await publish([{ id: 6 }])
  expect((await listed(person, id))?.fittingProjects).toBe(2)
  expect((await listed(seeker, id))?.fittingProjects).toBe(0)
})

it('is bookmarked once and by the job seeker alone, and no longer', async () => {
  const { id } = await postRequest(server, recruiter)
  const other = await server.logIn('jobseeker')
  const answers = await Promise.all([bookmark('PUT', id), bookmark('PUT', id)])
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, 'Project request saved'],
    [200, 'Project request saved'],
  ])
  expect((await listed(seeker, id))?.isBookmarked).toBe(true)
  expect((await listed(other, id))?.isBookmarked).toBe(false)
  expect((await bookmark('GET', id)).json()).toEqual({ isBookmarked: true })
  expect((await bookmark('GET', id, other)).json()).toEqual({ isBookmarked: false })
  expect((await bookmark('DELETE', id, other)).status).toBe(200)
  expect((await listed(seeker, id))?.isBookmarked).toBe(true)
  for (let again = 0; again < 2; again += 1) {
    expect((await bookmark('DELETE', id)).status).toBe(200)
  }
  expect((await listed(seeker, id))?.isBookmarked).toBe(false)
})

it('refuses a bookmark of what does not exist, by a recruiter, and above the limit', async () => {
  for (const method of ['GET', 'PUT'] as const) {
    const absent = await bookmark(method, 404)
    expect([absent.status, absent.text]).toEqual([404, 'This project request was removed'])
  }
  const { id } = await postRequest(server, recruiter)
  expect((await bookmark('PUT', id, recruiter)).status).toBe(403)
  const person = await server.logIn('jobseeker')
  await server.pool.query(
    `with made as (
      insert into project_request (id, owner_id, title, mission, position_offer, end_date, created_at)
      select random_id(), $1, 'Old', 'Any', 'Any', now()::date - 9, now() from generate_series(1, 500)
      returning id
    )
    insert into project_request_bookmark (job_seeker_id, project_request_id, created_at)
    select $2, id, now() from made`,
    [recruiter.account.id, person.account.id],
  )
  const refused = await bookmark('PUT', id, person)
  expect([refused.status, refused.text]).toEqual([
    409,
    'You have saved 500 project requests. Remove one of them first.',
  ])
})

it('goes with its request, and is in the export of the job seeker', async () => {
  const person = await server.logIn('jobseeker')
  await publishProject(server, person)
  const [kept, removed] = [
    await postRequest(server, recruiter),
    await postRequest(server, recruiter),
  ]
  for (const { id } of [kept, removed]) await succeed(bookmark('PUT', id, person))
  await succeed(call(server, `DELETE /api/recruiter/projectRequests/${removed.id}`, recruiter))
  const exported = await succeed(call(server, 'GET /api/user/export', person))
  expect(exported.json<object>()).toMatchObject({
    sections: {
      savedProjectRequests: [{ id: kept.id, title: kept.title, savedAt: expect.any(String) }],
    },
  })
})
