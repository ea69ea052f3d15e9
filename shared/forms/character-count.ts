import { t } from '../i18n'

/** The number of characters left from which on they are counted, at most a fifth of the limit. */
const countedFrom = 200

/** How many characters of a text are left, in words; empty far from the limit. */
export function countOf(text: unknown, limit: number): string {
  const left = limit - (typeof text === 'string' ? text.length : 0)
  if (left > Math.min(countedFrom, limit / 5)) return ''
  return left < 0
    ? t('{count, plural, one {# character} other {# characters}} too many', { count: -left })
    : t('{count, plural, one {# character} other {# characters}} left', { count: left })
}
