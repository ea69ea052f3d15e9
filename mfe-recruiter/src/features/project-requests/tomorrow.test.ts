import { tomorrow } from './tomorrow'

describe('tomorrow', () => {
  it.each([
    [new Date(2026, 10, 5, 23, 59), '2026-11-06'],
    [new Date(2026, 11, 31, 0, 1), '2027-01-01'],
    [new Date(2028, 1, 28, 12), '2028-02-29'],
  ])('after %s is %s', (now, day) => {
    expect(tomorrow(now)).toBe(day)
  })
})
