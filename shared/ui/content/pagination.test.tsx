import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pagination, type PaginationProps } from './pagination'

/** Stands in for the browser's: `scrollTo` says whether the end of the list is near. */
class TestObserver {
  static watching = new Set<TestObserver>()
  constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => TestObserver.watching.add(this)
  disconnect = () => TestObserver.watching.delete(this)
}

const original = globalThis.IntersectionObserver

beforeEach(() => {
  TestObserver.watching.clear()
  Object.assign(globalThis, { IntersectionObserver: TestObserver })
})

afterEach(() => Object.assign(globalThis, { IntersectionObserver: original }))

const scroll = (...looks: boolean[]) =>
  act(() => {
    for (const { onChange } of TestObserver.watching) {
      onChange(looks.map((isIntersecting) => ({ isIntersecting })))
    }
  })

function show(query: Partial<PaginationProps['query']> = {}) {
  const fetchNextPage = jest.fn(() => Promise.resolve())
  const end = (changes: Partial<PaginationProps['query']> = {}) => (
    <Pagination
      query={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage, ...query, ...changes }}
    />
  )
  const { rerender } = render(end())
  return { fetchNextPage, change: (changes: typeof query) => rerender(end(changes)) }
}

const button = () => screen.queryByRole('button', { name: 'Show More' })

it('is not there at the end of the list', () => {
  show({ hasNextPage: false })
  expect(button()).not.toBeInTheDocument()
  expect(TestObserver.watching.size).toBe(0)
})

it('brings the next part by its button', async () => {
  const { fetchNextPage } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }))
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
})

it('brings the next part as one scrolls near, and waits while it comes', () => {
  const { fetchNextPage, change } = show()
  scroll(false)
  expect(fetchNextPage).not.toHaveBeenCalled()
  scroll(true)
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
  change({ isFetchingNextPage: true })
  expect(button()).toBeDisabled()
  scroll(true)
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
})

it.each([
  [[false, true], 1],
  [[true, false], 0],
])('goes by the last of several looks at once', (looks, calls) => {
  const { fetchNextPage } = show()
  scroll(...looks)
  expect(fetchNextPage).toHaveBeenCalledTimes(calls)
})

it('looks anew when a part has come, be the end still near', () => {
  const { change } = show({ data: [1] })
  const [before] = TestObserver.watching
  change({ data: [1, 2] })
  const [after] = TestObserver.watching
  expect(after).not.toBe(before)
  expect(TestObserver.watching.size).toBe(1)
})

it('does not ask again by itself after a failure', () => {
  const { fetchNextPage, change } = show()
  change({ isFetchNextPageError: true })
  scroll(true)
  expect(fetchNextPage).not.toHaveBeenCalled()
  expect(button()).toBeEnabled()
})
