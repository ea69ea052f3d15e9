import { holds } from '../proof'
import { proveRaces } from './races'

it('has one winner in every race through three servers', async () => {
  const rows = await proveRaces({ instances: 3, rounds: 1, parallel: 20, messages: 40, codes: 100 })
  expect(rows.filter((row) => !holds(row))).toEqual([])
})
