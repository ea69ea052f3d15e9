import { connect, decide, postRequest, publishProject, submitLink } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let otherSeeker: LoggedIn
let otherRecruiter: LoggedIn
let requestId: number
const count = 5

beforeAll(async () => {
  server = await createTestServer()
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
  otherSeeker = await server.logIn('jobseeker')
  otherRecruiter = await server.logIn('recruiter')
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
  for (const first_name of names) {
    const contact = await server.logIn('jobseeker', { first_name })
    await connect(server, recruiter, contact)
    await connect(server, await server.logIn('recruiter'), seeker)
    const { id } = await postRequest(server, recruiter, { title: `Map of ${first_name}` })
    requestId ??= id
    await submitLink(server, contact, requestId)
    await decide(server, recruiter, (await publishProject(server, contact)).id, 'SAVED')
    await decide(server, recruiter, (await publishProject(server, contact)).id, 'UNLIKED')
  }
})
afterAll(() => server.close())

interface Item {
  id: number
}

async function read(name: string, person: LoggedIn | undefined, query: Record<string, string>) {
  const answer = await call(server, name, person, { query })
  return {
    ...answer,
    ids: answer.status === 200 ? answer.json<Item[]>().map(({ id }) => id) : [],
    next: answer.headers['next-cursor'] as string | undefined,
  }
}

async function readAll(name: string, person: LoggedIn | undefined, limit: string) {
  const ids: number[] = []
  for (let cursor: string | undefined; ;) {
    const page = await read(name, person, { limit, ...(cursor && { cursor }) })
    expect(page.ids.length).toBeLessThanOrEqual(Number(limit))
    ids.push(...page.ids)
    if (!page.next) return ids
    expect(page.ids).toHaveLength(Number(limit))
    cursor = page.next
  }
}

const lists: [name: string, reader: () => LoggedIn | undefined][] = [
  ['GET /api/projectrequests', () => undefined],
  ['GET /api/user/projects', () => seeker],
  ['GET /api/user/chats', () => seeker],
  ['GET /api/user/notifications', () => seeker],
  ['GET /api/recruiter/chats', () => recruiter],
  ['GET /api/recruiter/contacts', () => recruiter],
  ['GET /api/recruiter/notifications', () => recruiter],
  ['GET /api/recruiter/projectRequests', () => recruiter],
  ['GET /api/recruiter/projectRequests/:id/links', () => recruiter],
  ['GET /api/recruiter/projects/passed', () => recruiter],
  ['GET /api/recruiter/projects/saved', () => recruiter],
]

const addressed = (name: string) => name.replace(':id', String(requestId))

it.each(lists)('%s returns the whole list, or pages that add up to it', async (name, reader) => {
  const whole = await read(addressed(name), reader(), {})
  expect(whole.ids).toHaveLength(count)
  expect(whole.next).toBeUndefined()
  for (const limit of ['1', '2', '5']) {
    expect(await readAll(addressed(name), reader(), limit)).toEqual(whole.ids)
  }
})

it.each(lists)(
  '%s refuses an invalid cursor or limit, and the cursor of another list',
  async (name, reader) => {
    const { next: foreign = '' } = await read('GET /api/user/projects', seeker, { limit: '1' })
    const cursors = ['', 'x', '????', 'AAAA'.repeat(20)]
    if (name !== 'GET /api/user/projects') cursors.push(foreign)
    for (const cursor of cursors) {
      const answer = await read(addressed(name), reader(), { cursor })
      expect([answer.status, answer.text]).toEqual([400, 'Invalid cursor'])
    }
    for (const limit of ['0', '-1', 'x', '1.5']) {
      const answer = await read(addressed(name), reader(), { limit })
      expect([answer.status, answer.text]).toEqual([400, 'Invalid limit'])
    }
  },
)

it.each(lists)(
  '%s accepts the cursor of somebody else only where it is public',
  async (name, reader) => {
    const { next: cursor = '' } = await read(addressed(name), reader(), { limit: '1' })
    const other = name.startsWith('GET /api/user/') ? otherSeeker : otherRecruiter
    const answer = await read(addressed(name), other, { cursor })
    expect(answer.status).toBe(reader() ? 400 : 200)
  },
)

it('returns at most 1,000 items, and of long texts at most about a megabyte', async () => {
  const owner = await server.logIn('recruiter')
  const list = 'GET /api/recruiter/projectRequests'
  await server.pool.query(
    `insert into project_request (id, owner_id, title, mission, position_offer, end_date, created_at)
    select n, $1, 'Many', 'Short', 'Short', now() + interval '1 day', now() from generate_series(1, 1001) as n`,
    [owner.account.id],
  )
  const most = await read(list, owner, {})
  expect(most.ids).toHaveLength(1000)
  expect((await read(list, owner, { cursor: most.next ?? '' })).ids).toHaveLength(1)

  await server.pool.query(
    `update project_request set mission = repeat('x', 10000), position_offer = repeat('x', 10000)
    where owner_id = $1`,
    [owner.account.id],
  )
  const queries: Record<string, string>[] = [{}, { limit: '200' }]
  for (const query of queries) {
    const first = await read(list, owner, query)
    expect(first.text.length).toBeLessThan(1_100_000)
    expect(first.ids).toEqual(most.ids.slice(0, 53))
    const { ids } = await read(list, owner, { ...query, cursor: first.next ?? '' })
    expect(ids).toEqual(most.ids.slice(53, 106))
  }
})

it('continues after the last row when rows were added or removed meanwhile', async () => {
  const own = await server.logIn('jobseeker')
  const ids: number[] = []
  for (let at = 0; at < 5; at += 1) ids.unshift((await publishProject(server, own)).id)
  const first = await read('GET /api/user/projects', own, { limit: '2' })
  await publishProject(server, own)
  await call(server, `DELETE /api/user/projects/${ids[1]}`, own)
  const rest = await read('GET /api/user/projects', own, { cursor: first.next ?? '' })
  expect([...first.ids, ...rest.ids]).toEqual(ids)
})

it('reveals nothing in its cursors', async () => {
  const { next = '' } = await read('GET /api/user/projects', seeker, { limit: '1' })
  const { next: again = '' } = await read('GET /api/user/projects', seeker, { limit: '1' })
  expect(next).not.toBe(again)
  expect(Buffer.from(next, 'base64url').toString('latin1')).not.toMatch(/\d{5}/)
})

it('searches names and requests, case-insensitively and without wildcards', async () => {
  const names = async (search: string) => {
    const query = { search }
    const answer = await call(server, 'GET /api/recruiter/contacts', recruiter, { query })
    return answer.json<{ firstName: string }[]>().map(({ firstName }) => firstName)
  }
  expect(await names('cLeO sp')).toEqual(['Cleo'])
  expect(await names('%')).toEqual([])
  expect(await names('_da')).toEqual([])
  expect(await names('  ')).toHaveLength(count)
  const query = { search: 'map of EVE' }
  const requests = await call(server, 'GET /api/projectrequests', undefined, { query })
  expect(requests.json()).toEqual([expect.objectContaining({ title: 'Map of Eve' })])
  const long = { search: 'x'.repeat(201) }
  const answer = await call(server, 'GET /api/projectrequests', undefined, { query: long })
  expect([answer.status, answer.text]).toEqual([400, 'Search is too long: at most 200 characters'])
})
