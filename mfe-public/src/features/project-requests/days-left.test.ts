import { daysLeft } from './days-left'

test.each([
  ['2030-05-01T00:00:00Z', 0],
  ['2030-05-01T23:59:59Z', 0],
  ['2030-04-30T23:59:59Z', 1],
  ['2030-04-01T12:00:00Z', 30],
  ['2030-05-02T00:00:00Z', -1],
])('counts the days from %s', (now, days) => {
  expect(daysLeft('2030-05-01', new Date(now))).toBe(days)
})
