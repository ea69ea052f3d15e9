import { holds } from '../proof'
import { chooseSeed, proveAnyInput } from './any-input'

it('accepts or refuses with a sentence any input of any call, and keeps its data consistent', async () => {
  const rows = await proveAnyInput({ runs: 50, seed: chooseSeed() })
  expect(rows.filter((row) => !holds(row))).toEqual([])
})
