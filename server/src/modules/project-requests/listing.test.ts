import type { ProjectRequest } from '@swipefolio/shared/contract'
import { publishProject } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let owner: LoggedIn
let seeker: LoggedIn

interface Row {
  id: number
  title: string
  n: number
  days: number
  minute: number
}
let ids: Row[]

/** More than a search looks for by index, on so few days that many have the same deadline. */
const many = 1300
beforeAll(async () => {
  server = await createTestServer()
  owner = await server.logIn('recruiter', { company_name: 'Quarry & Sons' })
  const other = await server.logIn('recruiter', { company_name: 'Elsewhere' })
  const today = server.clock.now().toISOString().slice(0, 10)
  const { rows } = await server.pool.query<Row>(
    `insert into project_request (id, owner_id, title, mission, position_offer, end_date, created_at)
    select random_id(), case when n % 100 = 0 then $1::bigint else $2::bigint end,
      'Kelp ' || n || case when n % 50 = 1 then ' pearl' else '' end, 'Grow it', 'Grower',
      $3::date + n * 7 % 41 - 20, date_trunc('minute', now()) - n % 5 * interval '1 minute'
    from generate_series(1, $4::int) as n
    returning id, title, split_part(title, ' ', 2)::int as n, end_date - $3::date as days,
      extract(epoch from created_at)::bigint / 60 as minute`,
    [owner.account.id, other.account.id, today, many],
  )
  ids = rows
  seeker = await server.logIn('jobseeker')
  await publishProject(server, seeker)
  await publishProject(server, seeker, { title: 'Tide Bell' })
  await server.pool.query(
    `insert into project_request_technology (project_request_id, technology_id, position)
    select id, technology_id, 0 from project_request
    cross join lateral (select split_part(title, ' ', 2)::int as n) as numbered
    cross join (values (1), (2), (3)) as named (technology_id)
    where case technology_id when 1 then n <= 1100 when 2 then n % 20 = 0 else n % 300 = 0 end`,
  )
  await server.pool.query(
    `insert into project_request_bookmark (job_seeker_id, project_request_id, created_at)
    select $1, id, now() from project_request where split_part(title, ' ', 2)::int % 45 = 0`,
    [seeker.account.id],
  )
})
afterAll(() => server.close())

/** Open by nearest deadline, closed by latest; then newest first; then by id. */
const inOrder = () =>
  ids.toSorted(
    (one, two) =>
      Number(one.days < 0) - Number(two.days < 0) ||
      Math.abs(one.days) - Math.abs(two.days) ||
      two.minute - one.minute ||
      one.id - two.id,
  )

const inOrderOfAge = () =>
  ids.toSorted(
    (one, two) =>
      Number(one.days < 0) - Number(two.days < 0) || two.minute - one.minute || one.id - two.id,
  )

async function readAll(query: Record<string, string>, person?: LoggedIn) {
  const found: number[] = []
  for (let cursor: string | undefined; ;) {
    const asked = { ...query, ...(cursor && { cursor }) }
    const name = person ? 'GET /api/user/project-requests' : 'GET /api/projectrequests'
    const answer = await succeed(call(server, name, person, { query: asked }))
    found.push(...answer.json<ProjectRequest[]>().map(({ id }) => id))
    cursor = answer.headers['next-cursor'] as string | undefined
    if (cursor === undefined) return found
  }
}

it('is in the same order in parts of any size, across the end of the open ones', async () => {
  const expected = inOrder().map(({ id }) => id)
  expect(await readAll({ limit: '200' })).toEqual(expected)
  expect(await readAll({ limit: '33' })).toEqual(expected)
})

it.each([
  ['a word of more requests than an index is asked for', 'KELP', () => true],
  ['a rare word', 'PEARL', ({ title }: { title: string }) => title.includes('pearl')],
  ['the name of a company', 'quarry', ({ title }: { title: string }) => /00( pearl)?$/.test(title)],
  ['two signs', '77', ({ title }: { title: string }) => title.includes('77')],
  ['a wildcard', '%', () => false],
])('finds by %s, in the same order', async (_what, search, isFound) => {
  const expected = inOrder().filter(isFound)
  expect(await readAll({ limit: '40', search })).toEqual(expected.map(({ id }) => id))
})

it('finds in the title and the mission as one text', async () => {
  expect(await readAll({ search: 'kelp 1300 grow' })).toHaveLength(1)
})

const isOpen = ({ days }: Row) => days >= 0
const isIn =
  (...technologies: number[]) =>
  ({ n }: Row) =>
    (technologies.includes(1) && n <= 1100) ||
    (technologies.includes(2) && n % 20 === 0) ||
    (technologies.includes(3) && n % 300 === 0)

it.each<[string, Record<string, string>, (row: Row) => boolean]>([
  ['everything', {}, () => true],
  ['open ones', { open: 'true' }, isOpen],
  ['a technology of most', { tech: '1' }, isIn(1)],
  [
    'open ones with a technology of most',
    { tech: '1', open: 'true' },
    (row) => isOpen(row) && isIn(1)(row),
  ],
  ['one of two technologies', { tech: '2,3' }, isIn(2, 3)],
  ['a technology that nobody names', { tech: '9' }, () => false],
  [
    'a frequent technology and a rare word',
    { tech: '1', search: 'pearl' },
    (row) => isIn(1)(row) && row.title.includes('pearl'),
  ],
  ['a rare technology and a frequent word', { tech: '2', search: 'kelp' }, isIn(2)],
  ['a frequent technology and a frequent word', { tech: '1', search: 'kelp' }, isIn(1)],
])('lists %s in both orders, in parts', async (_what, query, isListed) => {
  const closing = inOrder().filter(isListed)
  const newest = inOrderOfAge().filter(isListed)
  const asked = { ...query, limit: '97' }
  expect(await readAll(asked)).toEqual(closing.map(({ id }) => id))
  expect(await readAll({ ...asked, sort: 'newest' })).toEqual(newest.map(({ id }) => id))
})

it.each<[string, Record<string, string>, (row: Row) => boolean]>([
  ['fits their projects', { fits: 'true' }, isIn(1)],
  ['they bookmarked', { bookmarked: 'true' }, ({ n }) => n % 45 === 0],
  [
    'fits and is bookmarked, with a technology',
    { fits: 'true', bookmarked: 'true', tech: '3' },
    (row) => isIn(1)(row) && row.n % 45 === 0 && isIn(3)(row),
  ],
])('lists for a job seeker what %s', async (_what, query, isListed) => {
  const expected = inOrderOfAge().filter(isListed)
  const asked = { ...query, limit: '50', sort: 'newest' }
  expect(await readAll(asked, seeker)).toEqual(expected.map(({ id }) => id))
})

it('fits nothing for a job seeker without a project', async () => {
  expect(await readAll({ fits: 'true' }, await server.logIn('jobseeker'))).toEqual([])
})

it.each([
  [{ sort: 'loudest' }, 'Unknown order'],
  [{ open: 'perhaps' }, 'Invalid open'],
  [{ tech: 'x' }, 'Unknown technology'],
  [{ tech: Array.from({ length: 21 }, (_, id) => id + 1).join(',') }, 'Too many technologies'],
])('refuses the filter %j', async (query, sentence) => {
  const answer = await call(server, 'GET /api/projectrequests', undefined, { query })
  expect([answer.status, answer.text]).toEqual([400, sentence])
})

it('refuses a cursor of the other order', async () => {
  for (const [sort, other] of [
    ['closing', 'newest'],
    ['newest', 'closing'],
  ]) {
    const list = (query: Record<string, string>) =>
      call(server, 'GET /api/projectrequests', undefined, { query: { limit: '2', ...query } })
    const first = await list({ sort: sort ?? '' })
    const cursor = String(first.headers['next-cursor'])
    const next = await list({ sort: other ?? '', cursor })
    expect([next.status, next.text]).toEqual([400, 'Invalid cursor'])
  }
})
