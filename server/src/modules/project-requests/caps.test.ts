import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { projectPayload, requestPayload } from '../../testing/builders'
import { call } from '../../testing/call'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
})
afterAll(() => server.close())

async function send(name: string, person: LoggedIn, body: object) {
  const { status, text } = await call(server, name, person, { body })
  return status === 200 ? status : [status, text]
}

it('keeps at most 50 requests of a recruiter open', async () => {
  const recruiter = await server.logIn('recruiter')
  await server.pool.query(
    `insert into project_request (id, owner_id, title, mission, position_offer, end_date, created_at)
    select n, $1, 'One', 'Any', 'Any', now()::date + case when n = 1 then -1 else 5 end, now()
    from generate_series(1, 50) as n`,
    [recruiter.account.id],
  )
  const [create, update] = ['POST', 'PUT'].map(
    (method) => `${method} /api/recruiter/projectRequests`,
  )
  expect(await send(create ?? '', recruiter, requestPayload())).toBe(200)
  const refusal = [
    409,
    'You have 50 open project requests. Delete one of them, or wait until one has closed.',
  ]
  expect(await send(create ?? '', recruiter, requestPayload())).toEqual(refusal)
  expect(await send(update ?? '', recruiter, requestPayload({ id: 1 }))).toEqual(refusal)
  expect(await send(update ?? '', recruiter, requestPayload({ id: 2 }))).toBe(200)
})

it('keeps at most 200 projects of a job seeker', async () => {
  const seeker = await server.logIn('jobseeker')
  await server.pool.query(
    `insert into project (id, owner_id, title, image, about, git_url, website_url, created_at)
    select n, $1, 'One', '', '', '', '', now() from generate_series(1, 199) as n`,
    [seeker.account.id],
  )
  expect(await send('POST /api/user/projects', seeker, projectPayload())).toBe(200)
  expect(await send('POST /api/user/projects', seeker, projectPayload())).toEqual([
    409,
    'You have 200 projects. Delete one of them first.',
  ])
})
