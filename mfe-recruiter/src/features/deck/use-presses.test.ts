import { act, renderHook } from '@testing-library/react'
import { clearDuration } from './flight-duration'
import { usePresses } from './use-presses'

const press = () => new Event('keydown')

function setUp() {
  const decide = jest.fn(() => true)
  const shown = { id: 1, isCovered: false, isReturned: false }
  const { result, rerender } = renderHook((top: typeof shown) => usePresses(top, decide), {
    initialProps: shown,
  })
  act(() => {
    result.current.press('UNLIKED', press())
    rerender({ ...shown, id: 2, isCovered: true })
    result.current.press('SAVED', press())
    result.current.press('LIKED', press())
  })
  return {
    decide,
    show: (top: Partial<typeof shown>) => {
      rerender({ ...shown, ...top })
      jest.advanceTimersByTime(clearDuration)
    },
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('decides for presses that waited when a slow page shows each next card only after the flight', () => {
  const { decide, show } = setUp()
  jest.advanceTimersByTime(clearDuration)
  expect(decide.mock.calls).toEqual([['UNLIKED'], ['SAVED']])
  show({ id: 3 })
  expect(decide.mock.calls).toEqual([['UNLIKED'], ['SAVED'], ['LIKED']])
})

it('forgets presses that waited when the next card is one that returned', () => {
  const { decide, show } = setUp()
  jest.advanceTimersByTime(clearDuration)
  show({ id: 1, isReturned: true })
  expect(decide.mock.calls).toEqual([['UNLIKED'], ['SAVED']])
})
