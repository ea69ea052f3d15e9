import type { ProjectRequest } from '@swipefolio/shared/contract'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let owner: LoggedIn
let ids: { id: number; title: string; days: number; minute: number }[]

/** More than a search looks for by index, on so few days that many have the same deadline. */
const many = 1300
beforeAll(async () => {
  server = await createTestServer()
  owner = await server.logIn('recruiter', { company_name: 'Quarry & Sons' })
  const other = await server.logIn('recruiter', { company_name: 'Elsewhere' })
  const today = server.clock.now().toISOString().slice(0, 10)
  const { rows } = await server.pool.query<(typeof ids)[number]>(
    `insert into project_request (id, owner_id, title, mission, position_offer, end_date, created_at)
    select random_id(), case when n % 100 = 0 then $1::bigint else $2::bigint end,
      'Kelp ' || n || case when n % 50 = 1 then ' pearl' else '' end, 'Grow it', 'Grower',
      $3::date + n * 7 % 41 - 20, date_trunc('minute', now()) - n % 5 * interval '1 minute'
    from generate_series(1, $4::int) as n
    returning id, title, end_date - $3::date as days, extract(epoch from created_at)::bigint / 60 as minute`,
    [owner.account.id, other.account.id, today, many],
  )
  ids = rows
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

async function readAll(query: Record<string, string>) {
  const found: number[] = []
  for (let cursor: string | undefined; ;) {
    const asked = { ...query, ...(cursor && { cursor }) }
    const answer = await succeed(
      call(server, 'GET /api/projectrequests', undefined, { query: asked }),
    )
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
  ['a word of more requests than an index is asked for', 'kelp', () => true],
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
