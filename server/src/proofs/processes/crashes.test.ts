import { buildServer } from '../../testing/server-process'
import { holds } from '../proof'
import { proveCrashes } from './crashes'

jest.setTimeout(120_000)

it('keeps what it answered, once and in order, when it is killed ten times', async () => {
  buildServer()
  const row = await proveCrashes(10)
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.acknowledged).toBeGreaterThan(100)
})
