import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { queryClient } from './query-client'
import { repeatReads, showChange } from './show-change'

const queryKey = ['lamp']

/** A query that is shown, with the functions that answer its reads, by order. */
function shown() {
  const answers: ((state: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const unsubscribe = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  return { answers, unsubscribe }
}

afterEach(() => queryClient.clear())

it.each([['off'], [undefined]])(
  'is not overwritten by a read that began before, where %p was shown',
  async (before) => {
    if (before) queryClient.setQueryData(queryKey, before, { updatedAt: 1 })
    const { answers, unsubscribe } = shown()
    await waitFor(() => expect(answers).toHaveLength(1))
    showChange<string[], string>(queryKey, 'on')
    expect(queryClient.getQueryData(queryKey)).toBe('on')
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[0]?.('off')
    answers[1]?.('on, and warm')
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('on, and warm'))
    unsubscribe()
  },
)

it('reads nothing where no read is under way', async () => {
  const { answers, unsubscribe } = shown()
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.('off')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  showChange<string[], string>(queryKey, (state) => `${state} and on`)
  expect(queryClient.getQueryData(queryKey)).toBe('off and on')
  await new Promise((resolve) => setTimeout(resolve))
  expect(answers).toHaveLength(1)
  unsubscribe()
})

it('does reads of several queries anew, where they are under way', async () => {
  const { answers, unsubscribe } = shown()
  await waitFor(() => expect(answers).toHaveLength(1))
  repeatReads({ queryKey: ['tides'] })
  repeatReads({ queryKey: [] })
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('before')
  answers[1]?.('after')
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('after'))
  unsubscribe()
})
