import { sql } from 'kysely'
import { pino } from 'pino'
import { createTestServer, type TestServer } from '../../testing'
import { createDatabase, createPool } from './connect'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const open = (options: Parameters<typeof createPool>[2]) => {
  const { host, port, user, database } = server.pool.options
  const connection = { host, port, user, database }
  const pool = createPool(connection, pino({ level: 'silent' }), { max: 1, ...options })
  return { pool, db: createDatabase(pool) }
}

it('a connection that takes no writes is replaced once a write was refused', async () => {
  const { pool, db } = open({})
  await sql`set default_transaction_read_only = on`.execute(db)
  await expect(sql`create table refused ()`.execute(db)).rejects.toMatchObject({ code: '25006' })
  await sql`create table accepted ()`.execute(db)
  await pool.end()
})

describe('a connection that was opened while the database took no writes', () => {
  beforeEach(async () => {
    await server.pool.query(
      `alter database ${server.database} set default_transaction_read_only = on`,
    )
  })
  const takeWritesAgain = () =>
    server.pool.query(
      `begin read write; alter database ${server.database} reset default_transaction_read_only; commit`,
    )
  afterEach(takeWritesAgain)

  it('is closed after a read, so that the first write afterwards is taken', async () => {
    const { pool, db } = open({})
    await sql`select 1`.execute(db)
    await takeWritesAgain()
    await expect(sql`create table taken_at_once ()`.execute(db)).resolves.toBeDefined()
    await pool.end()
  })

  it('is kept for reads that wait for it', async () => {
    const { pool, db } = open({})
    const opened = jest.fn()
    pool.on('connect', opened)
    await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(db)))
    expect(opened).toHaveBeenCalledTimes(1)
    await pool.end()
  })

  it('is kept where nothing is written', async () => {
    const { pool, db } = open({ onlyReads: true })
    const opened = jest.fn()
    pool.on('connect', opened)
    await sql`select 1`.execute(db)
    await sql`select 1`.execute(db)
    expect(opened).toHaveBeenCalledTimes(1)
    await pool.end()
  })
})

it('a statement is ended by the database after the time that the pool names', async () => {
  const { pool, db } = open({ statementTimeout: 50 })
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: '57014' })
  const unlimited = open({ statementTimeout: 0 })
  const { rows } = await sql`show statement_timeout`.execute(unlimited.db)
  expect(rows).toEqual([{ statement_timeout: '0' }])
  await pool.end()
  await unlimited.pool.end()
})
