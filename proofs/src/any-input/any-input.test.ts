import { holds } from '../proof'
import { chooseSeed, proveAnyInput } from './any-input'

it('takes any input of any call or says in a sentence why not, and keeps its data whole', async () => {
  const rows = await proveAnyInput({ runs: 50, seed: chooseSeed() })
  expect(rows.filter((row) => !holds(row))).toEqual([])
})
