import { withTimeout } from './with-timeout'

const after = (milliseconds: number, value: string) =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, value))

it('resolves in time', async () => {
  await expect(withTimeout(after(1, 'here'), 1000)).resolves.toBe('here')
})

it('rejects after the timeout', async () => {
  await expect(withTimeout(after(200, 'late'), 5)).rejects.toThrow('Loading took too long')
})
