import { buildServer } from '../../testing/server-process'
import { holds } from '../proof'
import { proveCrashes } from './crashes'

jest.setTimeout(120_000)

it('keeps what it answered, once and in order, when it is killed ten times', async () => {
  buildServer()
  const row = await proveCrashes(10)
  expect({ row, holds: holds(row) }).toMatchObject({ holds: true, row: { faults: [] } })
  expect(row.acknowledged).toBeGreaterThan(100)
})
