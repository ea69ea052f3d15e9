/** A base backup: a copy of the whole database that PostgreSQL recovers to its own end, and further with the log. */
export interface Base {
  folder: string
  at: Date
}

export interface Kept {
  days: number
  weeks: number
}

const dayMilliseconds = 86_400_000
/** The first day was a Thursday; weeks begin on Mondays. */
const weekOf = (day: number) => Math.floor((day + 3) / 7)
const dayOf = (at: Date) => Math.floor(at.getTime() / dayMilliseconds)

/**
 * The last base backup of each of the last days and of each of the last weeks, and the newest in any case. `pointInTime`: the oldest of
 * the daily ones, from which on any moment can be restored.
 */
export function basesToKeep(bases: Base[], now: Date, { days, weeks }: Kept) {
  const today = dayOf(now)
  const newestFirst = bases.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const lastOf = (periodOf: (day: number) => number, oldest: number) => {
    const periods = new Set<number>()
    return newestFirst.filter(({ at }) => {
      const period = periodOf(dayOf(at))
      if (period < oldest || periods.has(period)) return false
      periods.add(period)
      return true
    })
  }
  const daily = lastOf((day) => day, today - days + 1)
  const weekly = weeks > 0 ? lastOf(weekOf, weekOf(today) - weeks + 1) : []
  const newest = newestFirst.slice(0, 1)
  return {
    bases: newestFirst.filter((base) => [daily, weekly, newest].some((all) => all.includes(base))),
    pointInTime: daily.at(-1) ?? newest[0],
  }
}
