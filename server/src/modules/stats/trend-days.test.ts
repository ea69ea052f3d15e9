import { firstDayOfTrend } from './trend-days'

it.each(['2026-03-20T00:00:00Z', '2026-03-20T23:59:59.999Z'])(
  'is 29 days before the day of %s, in UTC',
  (now) => {
    expect(firstDayOfTrend(new Date(now))).toEqual(new Date('2026-02-19T00:00:00Z'))
  },
)
