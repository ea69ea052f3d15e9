import { holds } from '../proof'
import { proveCrashes } from './crashes'

it('keeps what it answered, once and in order, when it is killed twice', async () => {
  const row = await proveCrashes({ kills: 2 })
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.acknowledged).toBeGreaterThanOrEqual(40)
})
