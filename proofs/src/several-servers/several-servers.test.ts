import { holds } from '../proof'
import { proveSeveralServers } from './several-servers'

jest.setTimeout(120_000)

it('has three servers behave as one', async () => {
  const rows = await proveSeveralServers({ instances: 3, rounds: 1, messages: 200 })
  expect(rows.filter((row) => !holds(row))).toEqual([])
})
