import { buildServer } from '@swipefolio/server/testing'
import { holds } from '../proof'
import { proveShutdowns } from './shutdowns'

jest.setTimeout(120_000)

it('answers what it had accepted when it is stopped under load', async () => {
  buildServer()
  const row = await proveShutdowns(4)
  expect([row].filter((one) => !holds(one))).toEqual([])
  expect(row.cases).toBeGreaterThan(200)
})
