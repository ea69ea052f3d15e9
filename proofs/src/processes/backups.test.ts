import { holds } from '../proof'
import { proveBackups } from './backups'

it('restores what was committed before a backup that was made while others wrote', async () => {
  const row = await proveBackups(1)
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.acknowledged).toBeGreaterThanOrEqual(200)
})
