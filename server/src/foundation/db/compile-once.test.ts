import { sql } from 'kysely'
import { pino } from 'pino'
import { createTestServer, type TestServer } from '../../testing'
import { compileOnce } from './compile-once'
import { createDatabase, createPool } from './connect'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('runs with the parameters of each call, but is built once', async () => {
  let builds = 0
  const find = compileOnce((db, { ids, limit }: { ids: number[]; limit: number }) => {
    builds += 1
    return db
      .selectFrom('technology')
      .select('id')
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .orderBy('id')
      .limit(limit)
  })
  expect(await find(server.db, { ids: [3, 1, 2], limit: 2 })).toEqual([{ id: 1 }, { id: 2 }])
  expect(await find(server.db, { ids: [4], limit: 9 })).toEqual([{ id: 4 }])
  await server.db.transaction().execute(async (trx) => {
    expect(await find(trx, { ids: [5, 6], limit: 1 })).toEqual([{ id: 5 }])
  })
  expect(builds).toBe(1)
})

it('writes what is the same in each run as a literal, so that PostgreSQL plans it once', async () => {
  const options = { max: 1, preparesStatements: true }
  const pool = createPool(server.pool.options, pino({ level: 'silent' }), options)
  const db = createDatabase(pool)
  const find = compileOnce((_db, { above }: { above: number }) => {
    const days = sql`generate_series(1, ${30})`
    return sql`select n, ${"it's"} as said from ${days} as n where n > ${above}::int limit ${2}`
  })
  for (let run = 0; run < 8; run += 1) {
    expect(await find(db, { above: 28 })).toEqual([
      { n: 29, said: "it's" },
      { n: 30, said: "it's" },
    ])
  }
  const { rows } = await pool.query(
    'select statement, generic_plans::int, custom_plans::int from pg_prepared_statements',
  )
  expect(rows).toEqual([
    {
      statement:
        "select n, 'it''s' as said from generate_series(1, 30) as n where n > $1::int limit 2",
      generic_plans: 3,
      custom_plans: 5,
    },
  ])
  await pool.end()
})
