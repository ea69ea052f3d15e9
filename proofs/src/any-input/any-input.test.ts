import { holds } from '../proof'
import { chooseSeed, proveAnyInput } from './any-input'

jest.setTimeout(240_000)

it('takes any input of any call or says in a sentence why not, and keeps its data whole', async () => {
  const rows = await proveAnyInput({ runs: 300, seed: chooseSeed() })
  expect(rows.filter((row) => !holds(row))).toEqual([])
})
