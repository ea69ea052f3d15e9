import { withTimeLimit } from './time-limit'

const after = (milliseconds: number, value: string) =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, value))

it('gives the answer that comes in time', async () => {
  await expect(withTimeLimit(after(1, 'here'), 1000)).resolves.toBe('here')
})

it('rejects what takes longer', async () => {
  await expect(withTimeLimit(after(200, 'late'), 5)).rejects.toThrow('Loading took too long')
})
