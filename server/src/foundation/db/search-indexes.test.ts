import type { ProjectRequest } from '@swipefolio/shared/contract'
import { createTestDatabase } from '@swipefolio/platform/testing'
import { postRequest } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type TestServer } from '../../testing'
import { createPool } from './connect'
import { migrate } from './migrate'
import { createSearchIndexes } from './search-indexes'

let server: TestServer | undefined
afterEach(() => server?.close())

it('a role that may not create the extension gets one warning, and a search that reads all rows', async () => {
  const connection = await createTestDatabase()
  const silent = { level: 'silent' } as never
  const owner = createPool(connection, silent, { max: 1 })
  await migrate(owner)
  await owner.query('create role lesser nologin')
  await owner.query('grant all on all tables in schema public to lesser')
  const lesser = createPool(connection, silent, { max: 1, options: '-c role=lesser' })
  const warnings: unknown[] = []
  const warn = (...words: unknown[]) => void warnings.push(words.at(-1))

  await createSearchIndexes(lesser, { warn })
  expect(warnings).toEqual([
    'Searches are slow: create the extension pg_trgm in the database, then restart',
  ])
  const indexes = () =>
    owner.query(`select indexname from pg_indexes where indexname like '%\\_search'`)
  expect((await indexes()).rows).toEqual([])
  server = await createTestServer({ database: connection.database })
  await postRequest(server, await server.logIn('recruiter'), { title: 'A loom of light' })
  const query = { search: 'LOOM' }
  const found = (await call(server, 'GET /api/projectrequests', undefined, { query })).json<
    ProjectRequest[]
  >()
  expect(found.map(({ title }) => title)).toEqual(['A loom of light'])

  await createSearchIndexes(owner, { warn })
  await createSearchIndexes(owner, { warn })
  expect(warnings).toHaveLength(1)
  expect((await indexes()).rows).toHaveLength(3)
  await lesser.end()
  await owner.query('drop owned by lesser')
  await owner.query('drop role lesser')
  await owner.end()
})
