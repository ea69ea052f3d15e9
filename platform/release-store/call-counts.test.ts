import type { Pool } from 'pg'
import { createTestPool } from '../testing/test-pool'
import { countCall, removePastCounts } from './call-counts'

let pool: Pool
beforeAll(async () => {
  pool = await createTestPool()
})
afterAll(() => pool.end())

it('removes the counts of past minutes and keeps the current one', async () => {
  await countCall(pool, 'address 192.0.2.1', 60)
  await pool.query('update platform.call_counts set minute = minute - 2')
  await countCall(pool, 'address 192.0.2.2', 60)
  await removePastCounts(pool)
  const { rows } = await pool.query('select key, calls from platform.call_counts')
  expect(rows).toEqual([{ key: 'address 192.0.2.2', calls: 1 }])
})
