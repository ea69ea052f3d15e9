import { buildServer } from '../../testing/server-process'
import { holds } from '../proof'
import { proveSharedFolder } from './shared-folder'

jest.setTimeout(120_000)

it('shares its data folder with other servers and loses nothing when they are killed', async () => {
  buildServer()
  const row = await proveSharedFolder(4)
  expect({ row, holds: holds(row) }).toMatchObject({ holds: true, row: { faults: [] } })
  expect(row.acknowledged).toBeGreaterThan(100)
})
