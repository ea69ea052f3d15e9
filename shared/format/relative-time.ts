import { currentLanguage, formatLanguage, t } from '../i18n'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

const units = [
  { span: day, name: 'day', short: (count: number) => t('{count}d', { count }) },
  { span: hour, name: 'hour', short: (count: number) => t('{count}h', { count }) },
  { span: minute, name: 'minute', short: (count: number) => t('{count}m', { count }) },
] as const

const second = { span: 1000, name: 'second' } as const

type Unit = (typeof units)[number]

/** `5 minutes ago`, or `in 5 minutes`; without the figure that Hebrew has in brackets behind the word for two days. */
const inWords = (count: number, unit: Unit['name'] | 'second') =>
  new Intl.RelativeTimeFormat(currentLanguage()).format(count, unit).replace(/ \(\d\)$/, '')

interface Formats {
  unit: (count: number, unit: Unit) => string
  date: (date: Date) => string
}

const format = (iso: string, now: Date, { unit, date }: Formats) => {
  const then = new Date(iso)
  const age = now.getTime() - then.getTime()
  if (Number.isNaN(age)) return t('Unknown date')
  if (age >= week) return date(then)
  const fitting = units.find(({ span }) => age >= span)
  return fitting ? unit(Math.floor(age / fitting.span), fitting) : t('just now')
}

/** `just now`, `5 minutes ago`, ... up to seven days, then a date in the language's own form or the given one; `Unknown date` for an invalid one. */
export const relativeTime = (
  iso: string,
  now = new Date(),
  dateForm: Intl.DateTimeFormatOptions = {},
) =>
  format(iso, now, {
    unit: (count, { name }) => inWords(-count, name),
    date: (date) => date.toLocaleDateString(formatLanguage(), dateForm),
  })

/** `in 45 seconds`, `in 5 minutes`, ... up to days, rounded up. */
export function timeUntil(milliseconds: number): string {
  const { span, name } = units.find((unit) => milliseconds >= unit.span) ?? second
  return inWords(Math.ceil(milliseconds / span), name)
}

/** The short form: `5m`, `3h`, `2d`, then month and day. */
export const shortRelativeTime = (iso: string, now = new Date()) =>
  format(iso, now, {
    unit: (count, { short }) => short(count),
    date: (date) => date.toLocaleDateString(formatLanguage(), { month: 'short', day: 'numeric' }),
  })
