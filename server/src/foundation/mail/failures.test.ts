import { backOff, isPermanent, longestWait } from './failures'

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

it('keeps codes for 10 minutes and notices for a day', () => {
  const [minutes, day] = [600_000, 86_400_000]
  expect(longestWait).toEqual({
    registrationCode: minutes,
    resetCode: minutes,
    passwordChanged: day,
    accountDeleted: day,
    digest: day,
  })
})

it.each([
  [{ responseCode: 550 }, true],
  [{ responseCode: 500 }, true],
  [{ responseCode: 499 }, false],
  [{ responseCode: 535, code: 'EAUTH' }, false],
  [{ code: 'ECONNREFUSED' }, false],
])('takes %j for permanent: %j', (error, expected) => {
  expect(isPermanent(error)).toBe(expected)
})
