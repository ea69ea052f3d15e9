import { createTestServer, type TestServer } from '../../testing'
import { compilePages } from './compile-pages'
import { key } from './keyset-pagination'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('reads pages of any length and place, and builds its first and its later ones once', async () => {
  let builds = 0
  const read = compilePages({
    query: (db, { most }: { most: number }) => {
      builds += 1
      return db.selectFrom('technology').select('id').where('id', '<=', most)
    },
    order: () => ({ direction: 'desc', keys: [key('technology.id', 'bigint')] }),
  })
  const idsOf = async (...[parameters, page]: [{ most: number }, Parameters<typeof read>[2]]) => {
    const { items, next } = await read(server.db, parameters, page)
    return { ids: items.map(({ id }) => id), next }
  }
  expect(await idsOf({ most: 4 }, { limit: 2 })).toEqual({ ids: [4, 3], next: [3] })
  expect(await idsOf({ most: 3 }, { limit: 3 })).toEqual({ ids: [3, 2, 1], next: undefined })
  expect(await idsOf({ most: 9 }, { limit: 2, after: [6] })).toEqual({ ids: [5, 4], next: [4] })
  expect(await idsOf({ most: 9 }, { limit: 9, after: [3] })).toEqual({
    ids: [2, 1],
    next: undefined,
  })
  expect(builds).toBe(2)
  await expect(idsOf({ most: 9 }, { after: [1, 2] })).rejects.toThrow('Invalid cursor')
})
