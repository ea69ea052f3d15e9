import { trendDays } from './trend-days'

it.each(['2026-03-20T00:00:00Z', '2026-03-20T23:59:59.999Z'])(
  'ends with the day of %s, in UTC',
  (now) => {
    expect(trendDays(new Date(now))).toEqual({ first: new Date('2026-02-19T00:00:00Z'), days: 30 })
  },
)
