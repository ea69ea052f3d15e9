import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { createTestServer, type TestServer } from '../../testing'
import { createPool } from './connect'
import { migrate } from './migrate'
import type { Migration } from './migrations/migration'
import { migrations } from './migrations'

let server: TestServer

beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const appliedTo = async (db: TestServer['db']) => {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const slow = (name: string): Migration => ({
  name,
  async up(db: Kysely<unknown>) {
    await sql`select pg_sleep(0.1)`.execute(db)
    await sql`create table ${sql.table(name)} (id int)`.execute(db)
  },
})

const asProcess = () => createPool(server.pool.options, pino({ level: 'silent' }), { max: 1 })

it('runs each migration once when several processes start together', async () => {
  const list = [...migrations, slow('one'), slow('two')]
  const processes = Array.from({ length: 4 }, asProcess)
  await Promise.all(processes.map((pool) => migrate(pool, list)))
  await Promise.all(processes.map((pool) => pool.end()))
  expect(await appliedTo(server.db)).toEqual(list.map(({ name }) => name))
})

it('rolls a failed migration back, and continues from there at the next start', async () => {
  const failing: Migration = {
    name: 'two',
    async up(db) {
      await sql`create table half (id int)`.execute(db)
      throw new Error('It does not fit')
    },
  }
  const list = [...migrations, slow('one')]
  await expect(migrate(server.pool, [...list, failing])).rejects.toThrow('It does not fit')
  expect(await appliedTo(server.db)).toEqual(list.map(({ name }) => name))

  await migrate(server.pool, [...list, slow('half')])
  expect(await appliedTo(server.db)).toContain('half')
})

it('does not touch a database that a newer release has migrated', async () => {
  await migrate(server.pool, [...migrations, slow('newer')])
  await migrate(server.pool)
  expect(await appliedTo(server.db)).toContain('newer')
})
