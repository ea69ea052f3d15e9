import { holds } from '../proof'
import { proveSeveralServers } from './several-servers'

it('has three servers behave as one', async () => {
  const rows = await proveSeveralServers({
    instances: 3,
    rounds: 1,
    messages: 100,
    // A second is promised; the rest is for a busy machine.
    longestRevocation: 30_000,
  })
  expect(rows.filter((row) => !holds(row))).toEqual([])
})
