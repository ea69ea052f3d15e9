const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

const units = [
  { span: day, name: 'day', letter: 'd' },
  { span: hour, name: 'hour', letter: 'h' },
  { span: minute, name: 'minute', letter: 'm' },
] as const

const second = { span: 1000, name: 'second' } as const

type Unit = (typeof units)[number]

interface Formats {
  unit: (count: number, unit: Unit) => string
  date: (date: Date) => string
}

const format = (iso: string, now: Date, { unit, date }: Formats) => {
  const then = new Date(iso)
  const age = now.getTime() - then.getTime()
  if (Number.isNaN(age)) return 'Unknown date'
  if (age >= week) return date(then)
  const fitting = units.find(({ span }) => age >= span)
  return fitting ? unit(Math.floor(age / fitting.span), fitting) : 'just now'
}

/** `just now`, `5 minutes ago`, ... up to seven days, then a date; `Unknown date` for an invalid one. */
export const relativeTime = (iso: string, now = new Date()) =>
  format(iso, now, {
    unit: (count, { name }) => `${count} ${name}${count === 1 ? '' : 's'} ago`,
    date: (date) => date.toLocaleDateString(),
  })

/** `in 45 seconds`, `in 5 minutes`, ... up to days, rounded up. */
export function timeUntil(milliseconds: number): string {
  const { span, name } = units.find((unit) => milliseconds >= unit.span) ?? second
  return new Intl.RelativeTimeFormat('en').format(Math.ceil(milliseconds / span), name)
}

/** The short form: `5m`, `3h`, `2d`, then month and day. */
export const shortRelativeTime = (iso: string, now = new Date()) =>
  format(iso, now, {
    unit: (count, { letter }) => `${count}${letter}`,
    date: (date) => date.toLocaleDateString(undefined, { month: 'short', day: 'numeric' }),
  })
