import { dueWords, isDue } from './due'

const now = new Date(2026, 4, 3, 23, 30)

it.each([
  ['2026-05-02', true, /^Since .*2/],
  ['2026-05-03', true, /^Today$/],
  ['2026-05-04', false, /^(?!Since).*4/],
])('tells whether %s is due, by the day of the reader', (day, due, words) => {
  expect(isDue(day, now)).toBe(due)
  expect(dueWords(day, now)).toMatch(words)
})

it('takes no day as not due', () => {
  expect(isDue('', now)).toBe(false)
})
