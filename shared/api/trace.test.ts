import { nextTraceparent } from './trace'

const traceOf = (header: string) => header.split('-')[1]

afterEach(() => jest.useRealTimers())

it('has the form of the standard, and says that the server decides what is sampled', () => {
  expect(nextTraceparent()).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
})

it.each(['pointerdown', 'keydown', 'popstate'])('is one trace until the next %s', (act) => {
  const [first, second] = [nextTraceparent(), nextTraceparent()]
  expect(second).not.toBe(first)
  expect(traceOf(second)).toBe(traceOf(first))
  document.body.dispatchEvent(new Event(act, { bubbles: true }))
  expect(traceOf(nextTraceparent())).not.toBe(traceOf(first))
})

it('ends ten seconds after the act, so that polls are no part of it', () => {
  jest.useFakeTimers()
  dispatchEvent(new Event('pointerdown'))
  const first = traceOf(nextTraceparent())
  jest.advanceTimersByTime(9000)
  expect(traceOf(nextTraceparent())).toBe(first)
  jest.advanceTimersByTime(2000)
  expect(traceOf(nextTraceparent())).not.toBe(first)
})
