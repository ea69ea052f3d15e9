const days = 30

/** The days of a trend, from midnight to midnight UTC, today last. */
export const trendDays = (now: Date) => ({
  first: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days + 1)),
  days,
})
