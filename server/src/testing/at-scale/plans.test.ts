import type { Pool } from 'pg'
import { startSession } from '../../people/sessions/sessions'
import { createTestServer, type TestServer } from '../test-server'
import { fillAtScale } from './fill-at-scale'
import { type Read, readsAtScale } from './reads-at-scale'
import { collectSequentialScans, explainEverything } from './read-plans'
import { busyPeople, small } from './size'

/** So many rows that reading a table of them from start to end is the dearer plan on any machine. */
const size = {
  ...small,
  people: 4000,
  projects: 20_000,
  messages: 60_000,
  notifications: 20_000,
  requests: 20_000,
  links: 20_000,
  contacts: 400,
  decisions: 4000,
  ownProjects: 50,
}
const large = 15_000

let filled: TestServer
let server: TestServer
let scans: string[]
let reads: Read[]
let tokens: Record<string, string>

beforeAll(async () => {
  filled = await createTestServer()
  await fillAtScale(filled.pool, size, { passwordHash: '' })
  await explainEverything(filled.pool)
  server = await createTestServer({ database: filled.database })
  tokens = await logInBusyPeople()
  reads = (await readsAtScale(filled.pool)).filter(({ isWhole }) => !isWhole)
  scans = collectSequentialScans(server.pool)
}, 300_000)
afterAll(async () => {
  await server.close()
  await filled.close()
})

async function logInBusyPeople() {
  const entries = Object.values(busyPeople).map(async ({ email, role }) => {
    const account = await filled.db
      .selectFrom('account')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return [role, await startSession(filled.services, account)] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>
}

async function largeTables(pool: Pool) {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > ${large}`,
  )
  return rows.map(({ relname }) => relname)
}

it('no page of the API scans a large table, whoever asks and whatever they search', async () => {
  const tables = await largeTables(filled.pool)
  expect(tables).toEqual(
    expect.arrayContaining(['message', 'notification', 'project', 'project_request', 'decision']),
  )
  const found: Record<string, string[]> = {}
  // From the sixth time on a statement may have a plan that is made without its parameters.
  for (let time = 0; time < 7; time += 1) {
    for (const { name, path, role } of reads) {
      scans.length = 0
      server.clock.advance(60_000)
      const headers = role && { authorization: `Bearer ${tokens[role]}` }
      const { statusCode } = await server.app.inject({ url: path, headers })
      expect([name, statusCode]).toEqual([name, 200])
      const scanned = [...new Set(scans)].filter((table) => tables.includes(table))
      if (scanned.length > 0) found[name] = scanned
    }
  }
  expect(found).toEqual({})
}, 300_000)
