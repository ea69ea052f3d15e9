import { sql } from 'kysely'
import { pino } from 'pino'
import { createTestServer, type TestServer } from '../../testing'
import { createDatabaseProxy } from '../../testing/database-proxy'
import { createDatabase, createPool } from './connect'

let server: TestServer
let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>
let pool: ReturnType<typeof createPool>
const longestSilence = 1000

beforeEach(async () => {
  server = await createTestServer()
  proxy = await createDatabaseProxy()
  const { user, database } = server.pool.options
  const connection = { host: proxy.folder, user, database }
  pool = createPool(connection, pino({ level: 'silent' }), { max: 1, longestSilence })
})
afterEach(async () => {
  await pool.end()
  await proxy.close()
  await server.close()
})

it('a statement that waits is refused once the database sends nothing and accepts nobody', async () => {
  const db = createDatabase(pool)
  await sql`select 1`.execute(db)
  proxy.silence()
  await expect(sql`select 1`.execute(db)).rejects.toThrow('The database has stopped answering')
})

it('a slow statement is waited for while the database accepts connections', async () => {
  const db = createDatabase(pool)
  const { rows } = await sql`select 1 as one from pg_sleep(${(3 * longestSilence) / 1000})`.execute(
    db,
  )
  expect(rows).toEqual([{ one: 1 }])
})
