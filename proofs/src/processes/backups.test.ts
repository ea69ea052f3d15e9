import { holds } from '../proof'
import { proveBackups } from './backups'

it('restores everything committed before a backup that was made during writes', async () => {
  const row = await proveBackups(1)
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.acknowledged).toBeGreaterThanOrEqual(200)
})
