const day = 24 * 60 * 60_000

/** Whole days from today to the day of the deadline, both in UTC; 0 on the last day. */
export const daysLeft = (endDate: string, now: Date) =>
  Math.round((Date.parse(endDate) - Date.parse(now.toISOString().slice(0, 10))) / day)
