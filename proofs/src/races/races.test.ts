import { holds } from '../proof'
import { proveRaces } from './races'

jest.setTimeout(120_000)

it('has one winner in every race through two servers', async () => {
  const rows = await proveRaces({ instances: 2, rounds: 2 })
  expect(rows.filter((row) => !holds(row))).toEqual([])
})
