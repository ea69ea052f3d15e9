import { buildServer } from '@swipefolio/server/testing'
import { holds } from '../proof'
import { proveCrashes } from './crashes'

jest.setTimeout(120_000)

it('keeps what it answered, once and in order, when it is killed ten times', async () => {
  buildServer()
  // Beside other tests starts are slower than they are alone.
  const row = await proveCrashes({ kills: 10, slowestStart: 5000 })
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.acknowledged).toBeGreaterThan(100)
})
