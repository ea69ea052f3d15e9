export const daysOfTrend = 30

/** The midnight, in UTC, that a trend begins with: it ends with today. */
export const firstDayOfTrend = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysOfTrend + 1))
