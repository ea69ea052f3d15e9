import { inLanguage } from '../i18n'
import { relativeTime, shortRelativeTime, timeUntil } from './relative-time'

const now = new Date('2026-03-20T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

const minutes = 60
const hours = 60 * minutes
const days = 24 * hours

describe('relativeTime', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [2 * minutes, '2 minutes ago'],
    [59 * minutes + 59, '59 minutes ago'],
    [hours, '1 hour ago'],
    [23 * hours + 59 * minutes, '23 hours ago'],
    [days, '1 day ago'],
    [7 * days - 1, '6 days ago'],
  ])('says %i seconds as %s', (seconds, words) => {
    expect(relativeTime(ago(seconds), now)).toBe(words)
  })

  it('says two days in Hebrew by the word alone', () => {
    expect(inLanguage('he', {}, () => relativeTime(ago(2 * days), now))).toBe('לפני יומיים')
  })

  it('shows a locale date from seven days on', () => {
    const then = ago(7 * days)
    expect(relativeTime(then, now)).toBe(new Date(then).toLocaleDateString())
    expect(relativeTime(then, now, { dateStyle: 'medium' })).toBe('Mar 13, 2026')
  })

  it('shows a time in the future as just now', () => {
    expect(relativeTime(ago(-5 * hours), now)).toBe('just now')
  })

  it.each(['', 'yesterday', 'undefined'])('shows %j as an unknown date', (text) => {
    expect(relativeTime(text, now)).toBe('Unknown date')
  })
})

describe('shortRelativeTime', () => {
  it.each([
    [30, 'just now'],
    [5 * minutes, '5m'],
    [3 * hours, '3h'],
    [2 * days, '2d'],
  ])('says %i seconds as %s', (seconds, words) => {
    expect(shortRelativeTime(ago(seconds), now)).toBe(words)
  })

  it('shows month and day from seven days on', () => {
    expect(shortRelativeTime('2026-01-05T12:00:00Z', now)).toBe(
      new Date('2026-01-05T12:00:00Z').toLocaleDateString(undefined, {
        month: 'short',
        day: 'numeric',
      }),
    )
  })
})

describe('timeUntil', () => {
  it.each([
    [0.5, 'in 1 second'],
    [45, 'in 45 seconds'],
    [60, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [hours, 'in 1 hour'],
    [days, 'in 1 day'],
    [days + 1, 'in 2 days'],
  ])('rounds %f seconds up to %s', (seconds, words) => {
    expect(timeUntil(seconds * 1000)).toBe(words)
  })
})
