import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pagination, type PaginationProps } from './pagination'

/** Fake IntersectionObserver: `scroll` reports whether the end of the list is near. */
class TestObserver {
  static active = new Set<TestObserver>()
  constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => TestObserver.active.add(this)
  disconnect = () => TestObserver.active.delete(this)
}

const original = globalThis.IntersectionObserver

beforeEach(() => {
  TestObserver.active.clear()
  Object.assign(globalThis, { IntersectionObserver: TestObserver })
})

afterEach(() => Object.assign(globalThis, { IntersectionObserver: original }))

const scroll = (...intersections: boolean[]) =>
  act(() => {
    for (const { onChange } of TestObserver.active) {
      onChange(intersections.map((isIntersecting) => ({ isIntersecting })))
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

it('renders nothing on the last page', () => {
  show({ hasNextPage: false })
  expect(button()).not.toBeInTheDocument()
  expect(TestObserver.active.size).toBe(0)
})

it('loads the next page by its button', async () => {
  const { fetchNextPage } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }))
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
})

it('loads the next page when the end is near, one request at a time', () => {
  const { fetchNextPage, change } = show()
  scroll(false)
  expect(fetchNextPage).not.toHaveBeenCalled()
  scroll(true)
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
  change({ isFetchingNextPage: true })
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  scroll(true)
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
})

it.each([
  [[false, true], 1],
  [[true, false], 0],
])('uses the latest of several intersection entries', (intersections, calls) => {
  const { fetchNextPage } = show()
  scroll(...intersections)
  expect(fetchNextPage).toHaveBeenCalledTimes(calls)
})

it('observes again after each page, in case the end is still near', () => {
  const { change } = show({ data: [1] })
  const [before] = TestObserver.active
  change({ data: [1, 2] })
  const [after] = TestObserver.active
  expect(after).not.toBe(before)
  expect(TestObserver.active.size).toBe(1)
})

it('does not retry automatically after a failure', () => {
  const { fetchNextPage, change } = show()
  change({ isFetchNextPageError: true })
  scroll(true)
  expect(fetchNextPage).not.toHaveBeenCalled()
  expect(button()).toBeEnabled()
})
