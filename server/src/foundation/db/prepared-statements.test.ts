import { findReleaseFile, migrateReleaseStore } from '@swipefolio/platform/release-store'
import { sql } from 'kysely'
import { pino } from 'pino'
import { projectPayload } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type TestServer } from '../../testing'
import { recordStatements } from '../../testing/record-statements'
import { createDatabase, createPool } from './connect'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** A database with one connection. */
async function connect(preparesStatements: boolean) {
  const options = { max: 1, preparesStatements }
  const pool = createPool(server.pool.options, pino({ level: 'silent' }), options)
  await pool.query('create table if not exists thing (id int)')
  const db = createDatabase(pool)
  return {
    db,
    pool,
    find: (id: number, from = db) => sql`select * from thing where id = ${id}`.execute(from),
    async kept() {
      const { rows } = await pool.query('select statement from pg_prepared_statements')
      return rows.length
    },
    end: () => pool.end(),
  }
}

it('are parsed once per connection', async () => {
  const { find, kept, end } = await connect(true)
  for (const id of [1, 2, 3]) await find(id)
  expect(await kept()).toBe(1)
  await end()
})

it('are not kept when the setting is off', async () => {
  const { pool, find, kept, end } = await connect(false)
  await find(1)
  await migrateReleaseStore(server.pool)
  for (const version of ['1.0.0', 'files']) {
    await findReleaseFile(pool, 'mfe-chat', version, 'remoteEntry.0123abcd.js')
  }
  expect(await kept()).toBe(0)
  await end()
})

it('run again when a migration has changed what they return', async () => {
  const { find, end } = await connect(true)
  await server.pool.query('insert into thing values (1)')
  expect((await find(1)).rows).toEqual([{ id: 1 }])
  await server.pool.query(`alter table thing add column name text default 'new'`)
  expect((await find(1)).rows).toEqual([{ id: 1, name: 'new' }])
  await end()
})

it('fail inside a transaction then, and succeed when it is repeated', async () => {
  const { db, find, end } = await connect(true)
  const transaction = () => db.transaction().execute((trx) => find(1, trx))
  await transaction()
  await server.pool.query('alter table thing add column place text')
  await expect(transaction()).rejects.toThrow('cached plan must not change result type')
  expect((await transaction()).rows).toHaveLength(1)
  await end()
})

it('report their errors', async () => {
  const { db, end } = await connect(true)
  const divide = () => sql`select 1 / ${0}::int`.execute(db)
  await expect(divide()).rejects.toThrow('division by zero')
  await expect(divide()).rejects.toThrow('division by zero')
  await end()
})

it('do not grow in number with the length of lists in calls', async () => {
  const [seeker, recruiter] = [await server.logIn('jobseeker'), await server.logIn('recruiter')]
  const statements = recordStatements(server)
  const different = async (ids: number[]) => {
    statements.length = 0
    const technologies = ids.map((id) => ({ id }))
    const body = projectPayload({}, technologies)
    await call(server, 'POST /api/user/projects', seeker, { body })
    const query = { tech: ids.join(','), limit: String(ids.length) }
    await call(server, 'GET /api/recruiter/projects/unseen', recruiter, { query })
    return statements.filter((text) => !text.includes('outbox'))
  }
  const ofOne = await different([1])
  const added = (await different([2, 3, 4])).filter((text) => !ofOne.includes(text))
  expect(added).toEqual([])
})
