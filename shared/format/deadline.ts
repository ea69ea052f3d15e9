/** Formats a `YYYY-MM-DD` day in the reader's language. The day is in UTC, in every time zone of the reader. */
export const formatDeadline = (endDate: string) => {
  const date = new Date(`${endDate.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime())
    ? 'Unknown date'
    : date.toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
}
