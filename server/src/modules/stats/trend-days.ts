const days = 30

/** The days that a trend shows, today's the last, each from midnight to midnight in UTC. */
export const trendDays = (now: Date) => ({
  first: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days + 1)),
  days,
})
