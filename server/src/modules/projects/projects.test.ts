import type { Project, Technology } from '@swipefolio/shared/contract'
import { projectPayload, publishProject } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let owner: LoggedIn
let stranger: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  owner = await server.logIn('jobseeker')
  stranger = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())

describe.each(['POST', 'PUT'])('%s /api/user/projects', (method) => {
  it.each([
    [{ title: '' }, undefined, 'Project title is required'],
    [{ title: '   ' }, undefined, 'Project title is required'],
    [{ title: 'x'.repeat(201) }, undefined, 'Title is too long: at most 200 characters'],
    [{}, [], 'At least one technology is required'],
    [{}, [{ id: 999_999 }], 'Unknown technology'],
    [{}, [{ id: 1.5 }], 'Unknown technology'],
    [{}, [{ name: 'React' }], 'Unknown technology'],
    [{}, [{ id: 1 }, { name: 'React' }], 'Unknown technology'],
    [{ gitUrl: 'javascript:alert(1)' }, undefined, 'Please enter a valid GitHub URL'],
    [{ gitUrl: 'github.com/a/b' }, undefined, 'Please enter a valid GitHub URL'],
    [{ websiteUrl: 'ftp://example.org' }, undefined, 'Please enter a valid website URL'],
    [{ about: 'x'.repeat(10_001) }, undefined, 'About is too long: at most 10000 characters'],
    [{ title: 'nul\u0000' }, undefined, 'Invalid characters'],
  ])('refuses %j with %j', async (project, technologies, sentence) => {
    const body = projectPayload(project, technologies)
    const answer = await call(server, `${method} /api/user/projects`, owner, { body })
    expect([answer.status, answer.text]).toEqual([400, sentence])
  })

  it('refuses an image of another site', async () => {
    const { id } = await publishProject(server, owner)
    const body = projectPayload({ id, image: 'https://example.org/me.png' })
    const answer = await call(server, `${method} /api/user/projects`, owner, { body })
    expect([answer.status, answer.text]).toEqual([400, 'Unsupported image'])
  })
})

it('publishes a project of the caller with its technologies in order, without naming the owner', async () => {
  const body = projectPayload(
    {
      id: 7,
      title: '  Kite  ',
      gitUrl: 'https://github.com/kelp-and-co/kite',
      websiteUrl: 'https://kite.example',
      owner: { id: stranger.account.id },
    },
    [{ id: 5 }, { id: 2 }, { id: 5 }],
  )
  const created = (await call(server, 'POST /api/user/projects', owner, { body })).json<Project>()
  expect(created).toMatchObject({
    title: 'Kite',
    image: '',
    about: 'A clock for the sea.',
    gitUrl: 'https://github.com/kelp-and-co/kite',
    websiteUrl: 'https://kite.example',
    owner: null,
  })
  expect(created.id).not.toBe(7)
  expect(created.technologies.map(({ id }) => id)).toEqual([5, 2])
  const own = (await call(server, 'GET /api/user/projects', owner)).json<Project[]>()
  expect(own[0]).toEqual(created)
  expect((await call(server, 'GET /api/user/projects', stranger)).json()).toEqual([])
})

it('changes a project of the caller', async () => {
  const { id } = await publishProject(server, owner)
  const body = projectPayload({ id, title: 'Moon Clock' }, [{ id: 3 }])
  const changed = (await call(server, 'PUT /api/user/projects', owner, { body })).json<Project>()
  expect(changed).toMatchObject({ id, title: 'Moon Clock', technologies: [{ id: 3 }] })
})

it('responds alike for a project of somebody else and one that does not exist', async () => {
  const { id } = await publishProject(server, owner)
  const attempts = (theirs: number | undefined) => [
    call(server, 'PUT /api/user/projects', stranger, { body: projectPayload({ id: theirs }) }),
    call(server, `DELETE /api/user/projects/${theirs ?? 404}`, stranger),
    call(server, `GET /api/user/projects/${theirs ?? 404}/technologies`, stranger),
  ]
  for (const answer of await Promise.all([...attempts(id), ...attempts(undefined)])) {
    expect([answer.status, answer.text]).toEqual([404, 'This project was removed'])
  }
  const absurd = { body: projectPayload({ id: 1.5 }) }
  expect((await call(server, 'PUT /api/user/projects', owner, absurd)).status).toBe(404)
})

it('removes a project with its decisions, once', async () => {
  const { id } = await publishProject(server, owner)
  await call(server, `POST /api/recruiter/projects/${id}`, recruiter, {
    query: { likedStatus: 'LIKED' },
  })
  expect((await call(server, `DELETE /api/user/projects/${id}`, owner)).status).toBe(200)
  expect((await call(server, `DELETE /api/user/projects/${id}`, owner)).status).toBe(404)
  const chats = await call(server, 'GET /api/user/chats', owner)
  expect(chats.json()).toHaveLength(1)
})

it('shows the technologies of a project to its owner and to recruiters', async () => {
  const { id } = await publishProject(server, owner)
  for (const [side, person] of [
    ['user', owner],
    ['recruiter', recruiter],
  ] as const) {
    const answer = await call(server, `GET /api/${side}/projects/${id}/technologies`, person)
    expect(answer.json<Technology[]>().map((technology) => technology.id)).toEqual([1])
  }
  const absent = await call(server, 'GET /api/recruiter/projects/404/technologies', recruiter)
  expect(absent.status).toBe(404)
})

it.each(['0', '-1', '1.5', '1e3', 'abc', '9007199254740992'])('refuses the id %s', async (id) => {
  const answer = await call(server, `DELETE /api/user/projects/${id}`, owner)
  expect([answer.status, answer.text]).toEqual([400, 'Invalid id'])
})

it('lists the technologies by name', async () => {
  const list = (await call(server, 'GET /api/user/techlist', owner)).json<Technology[]>()
  expect(list.length).toBeGreaterThan(59)
  expect(list).toContainEqual({ id: expect.any(Number), name: 'TypeScript' })
})
