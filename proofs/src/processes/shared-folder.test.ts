import { holds } from '../proof'
import { proveSharedFolder } from './shared-folder'

it('shares its data folder with other servers and loses nothing when they are killed', async () => {
  const row = await proveSharedFolder(1)
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.acknowledged).toBeGreaterThanOrEqual(20)
})
