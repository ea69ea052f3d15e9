import type { Link, OwnProjectRequest, ProjectRequest } from '@swipefolio/shared/contract'
import { postRequest, requestPayload, submitLink } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let owner: LoggedIn
let stranger: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  owner = await server.logIn('recruiter', { email: 'owner.canary@example.org' })
  stranger = await server.logIn('recruiter')
})
afterAll(() => server.close())

const day = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

describe.each(['POST', 'PUT'])('%s /api/recruiter/projectRequests', (method) => {
  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'Title is too long: at most 200 characters'],
    [{ mission: '' }, 'Mission description is required'],
    [{ positionOffer: '' }, 'Position offer is required'],
    [{ endDate: '' }, 'Deadline is required'],
    [{ endDate: undefined }, 'Deadline is required'],
    [{ endDate: 'soon' }, 'Invalid deadline'],
    [{ endDate: '2026-02-31' }, 'Invalid deadline'],
    [{ endDate: '275760-09-13' }, 'Invalid deadline'],
    [{ endDate: dayIn(6 * 366) }, 'Invalid deadline'],
    [{ endDate: dayIn(-1) }, 'Deadline must be in the future'],
    [{ endDate: new Date(Date.now() - 1000).toISOString() }, 'Deadline must be in the future'],
    [{ technologies: Array.from({ length: 11 }, () => ({ id: 1 })) }, 'At most 10 technologies'],
    [{ technologies: [{ id: 1 }, { id: 987_654 }] }, 'Unknown technology'],
    [{ technologies: [{ name: 'React' }] }, 'Unknown technology'],
    [{ place: 'x'.repeat(101) }, 'Place is too long: at most 100 characters'],
    [{ reward: 'x'.repeat(121) }, 'Pay or reward is too long: at most 120 characters'],
  ])('refuses %j', async (request, sentence) => {
    const body = requestPayload(request)
    const answer = await call(server, `${method} /api/recruiter/projectRequests`, owner, { body })
    expect([answer.status, answer.text]).toEqual([400, sentence])
  })
})

it('is told apart from the requests of others, with the number of its links', async () => {
  const { id } = await postRequest(server, owner)
  await submitLink(server, await server.logIn('jobseeker'), id)
  const ownership = (person: LoggedIn, requestId = id) =>
    call(server, `GET /api/recruiter/project-request/${requestId}/ownership`, person)
  expect((await ownership(owner)).json()).toEqual({ isOwn: true, linksCount: 1 })
  expect((await ownership(stranger)).json()).toEqual({ isOwn: false, linksCount: 0 })
  expect(await ownership(owner, 404)).toMatchObject({
    status: 404,
    text: 'This project request was removed',
  })
})

it('is posted by the caller and public, without the e-mail address', async () => {
  const created = await postRequest(server, owner, {
    id: 5,
    owner: { id: stranger.account.id },
    title: '  Lighthouse ',
    positionOffer: '\t\n',
    endDate: new Date(Date.now() + 60_000).toISOString(),
  })
  expect(created).toEqual({
    id: expect.any(Number),
    owner: { firstName: 'Rona', lastName: 'Reed', companyName: 'Kite Works' },
    title: 'Lighthouse',
    mission: 'Build a harbour that fits a bottle.',
    positionOffer: '\t\n',
    endDate: new Date(Date.now() + 60_000).toISOString().slice(0, 10),
    technologies: [],
    place: '',
    reward: '',
  })
  expect(created.id).not.toBe(5)
  const single = await call(server, `GET /api/projectrequests/${created.id}`)
  expect(single.json()).toEqual(created)
  const list = await call(server, 'GET /api/projectrequests')
  expect(list.json()).toContainEqual(created)
  expect(list.text).not.toContain('owner.canary')
  const own = await call(server, 'GET /api/recruiter/projectRequests', owner)
  expect(own.json()).toContainEqual({ ...created, linksCount: 0, newLinks: 0 })
  const foreign = await call(server, 'GET /api/recruiter/projectRequests', stranger)
  expect(foreign.json()).toEqual([])
})

it('answers 404 for a request that does not exist and 400 for an invalid id', async () => {
  const absent = await call(server, 'GET /api/projectrequests/404')
  expect([absent.status, absent.text]).toEqual([404, 'Project request not found'])
  expect((await call(server, 'GET /api/projectrequests/x1')).status).toBe(400)
})

it('responds alike for a request of somebody else and one that does not exist', async () => {
  const { id } = await postRequest(server, owner)
  for (const theirs of [id, 404, 1.5, undefined]) {
    const body = requestPayload({ id: theirs })
    const answer = await call(server, 'PUT /api/recruiter/projectRequests', stranger, { body })
    expect([answer.status, answer.text]).toEqual([404, 'This project request was removed'])
  }
  for (const theirs of [id, 404]) {
    const url = `DELETE /api/recruiter/projectRequests/${theirs}`
    expect((await call(server, url, stranger)).text).toBe('This project request was removed')
  }
})

it('is changed and deleted by its owner', async () => {
  const { id } = await postRequest(server, owner)
  const body = requestPayload({ id, title: 'Changed', endDate: dayIn(0) })
  const changed = await call(server, 'PUT /api/recruiter/projectRequests', owner, { body })
  expect(changed.json()).toMatchObject({ id, title: 'Changed', endDate: dayIn(0) })
  const url = `DELETE /api/recruiter/projectRequests/${id}`
  expect((await call(server, url, owner)).status).toBe(200)
  expect((await call(server, url, owner)).status).toBe(404)
})

it('is listed by deadline while open, and last once closed', async () => {
  await server.db.deleteFrom('project_request').execute()
  const add = (title: string, days: number) =>
    postRequest(server, owner, { title, endDate: dayIn(days) })
  await add('closed', 2)
  await add('later', 20)
  await add('sooner', 9)
  server.clock.advance(4 * day)
  const list = (await call(server, 'GET /api/projectrequests')).json<ProjectRequest[]>()
  expect(list.map(({ title }) => title)).toEqual(['sooner', 'later', 'closed'])
})

it('counts the links of one’s own requests, and those that were not seen', async () => {
  const recruiter = await server.logIn('recruiter')
  const [first, second] = [await server.logIn('jobseeker'), await server.logIn('jobseeker')]
  const request = await postRequest(server, recruiter)
  await postRequest(server, recruiter, { title: 'Another' })
  const counts = async () => {
    const answer = await call(server, 'GET /api/recruiter/projectRequests', recruiter)
    const own = answer.json<OwnProjectRequest[]>().find(({ id }) => id === request.id)
    return [own?.linksCount, own?.newLinks]
  }
  expect(await counts()).toEqual([0, 0])
  await submitLink(server, first, request.id)
  const links = `/api/recruiter/projectRequests/${request.id}/links` as const
  const [link] = (await call(server, `GET ${links}`, recruiter)).json<Link[]>()
  expect(await counts()).toEqual([1, 1])
  await succeed(call(server, `PUT ${links}/seen`, recruiter, { body: { linkIds: [link?.id] } }))
  expect(await counts()).toEqual([1, 0])
  await submitLink(server, second, request.id)
  expect(await counts()).toEqual([2, 1])
  const inPublic = await call(server, `GET /api/projectrequests/${request.id}`)
  expect(inPublic.text).not.toMatch(/linksCount|newLinks/)
})
