import { queryClient } from './query-client'
import { whenSettled } from './when-settled'

it('waits for the first queries, then calls back at once', async () => {
  jest.useFakeTimers()
  let answer = () => {}
  const query = queryClient.fetchQuery({
    queryKey: ['first'],
    queryFn: () => new Promise<string>((resolve) => (answer = () => resolve('answered'))),
  })
  const [first, cancelled, later] = [jest.fn(), jest.fn(), jest.fn()]
  whenSettled(first)
  const cancel = whenSettled(cancelled)
  await jest.advanceTimersByTimeAsync(1000)
  expect(first).not.toHaveBeenCalled()

  cancel()
  answer()
  await query
  await jest.advanceTimersByTimeAsync(1000)
  expect(first).toHaveBeenCalledTimes(1)
  expect(cancelled).not.toHaveBeenCalled()

  whenSettled(later)
  expect(later).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
