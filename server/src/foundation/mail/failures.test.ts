import { backOff, isPermanent, PermanentFailure } from './failures'

it.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [7, 320],
  [8, 600],
  [50, 600],
])('after %i tries waits %i seconds', (tries, seconds) => {
  expect(backOff(tries)).toBe(seconds * 1000)
})

it.each([
  [{ responseCode: 550 }, true],
  [{ responseCode: 500 }, true],
  [{ responseCode: 499 }, false],
  [{ responseCode: 535, code: 'EAUTH' }, false],
  [{ code: 'ECONNREFUSED' }, false],
])('classifies %j as permanent: %j', (error, expected) => {
  expect(isPermanent(error)).toBe(expected)
})

it('classifies a failure that a later try would only repeat as permanent', () => {
  expect(isPermanent(new PermanentFailure('No such address'))).toBe(true)
})
