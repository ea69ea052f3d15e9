import { sql } from 'kysely'
import { createTestServer, type TestServer } from '../../testing'
import { compileOnce } from './compile-once'

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
