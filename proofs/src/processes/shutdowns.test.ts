import { holds } from '../proof'
import { proveShutdowns } from './shutdowns'

it('responds to every accepted request when it is stopped under load', async () => {
  const row = await proveShutdowns({ stops: 2, connections: 10 })
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.cases).toBeGreaterThanOrEqual(20)
})
