import { buildServer } from '@swipefolio/server/testing'
import { holds } from '../proof'
import { proveCrashes } from './crashes'

it('keeps what it answered, once and in order, when it is killed three times', async () => {
  buildServer()
  const row = await proveCrashes({ kills: 3 })
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.acknowledged).toBeGreaterThanOrEqual(60)
})
