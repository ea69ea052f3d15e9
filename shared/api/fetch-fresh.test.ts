import { waitFor } from '@testing-library/react'
import { fetchFresh } from './fetch-fresh'
import { queryClient } from './query-client'

afterEach(() => queryClient.clear())

it('returns the result of the refresh that cancels its fetch', async () => {
  const queryKey = ['tides']
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  queryClient.setQueryData(queryKey, 'cached')
  const fetched = fetchFresh({ queryKey, queryFn })
  await waitFor(() => expect(answers).toHaveLength(1))
  const refreshed = queryClient.refetchQueries({ queryKey, type: 'all' })
  await Promise.resolve()
  answers.forEach((resolve, index) => resolve(`answer ${index}`))
  await refreshed
  answers.slice(2).forEach((resolve) => resolve('later'))
  expect(['answer 1', 'later']).toContain(await fetched)
})

it('does not return the result of a fetch that began before', async () => {
  const queryKey = ['tides']
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const earlier = queryClient.fetchQuery({ queryKey, queryFn }).catch(() => 'cancelled')
  const fetched = fetchFresh({ queryKey, queryFn })
  await waitFor(() => expect(answers).toHaveLength(2))
  answers.forEach((resolve, index) => resolve(`answer ${index}`))
  expect(await fetched).toBe('answer 1')
  expect(await earlier).toBe('cancelled')
})

it('rejects when the query fails', async () => {
  const queryFn = () => Promise.reject(new Error('down'))
  await expect(fetchFresh({ queryKey: ['tides'], queryFn, retry: false })).rejects.toThrow('down')
})
