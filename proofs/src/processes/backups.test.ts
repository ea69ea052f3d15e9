import { holds } from '../proof'
import { proveBackups } from './backups'

jest.setTimeout(120_000)

it('restores what was committed before a backup that was made while others wrote', async () => {
  const row = await proveBackups(2)
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.acknowledged).toBeGreaterThan(200)
})
