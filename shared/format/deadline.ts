/** A day that travels as `YYYY-MM-DD`, in the reader's language. The day is meant in UTC, whatever the reader's zone. */
export const formatDeadline = (endDate: string) => {
  const date = new Date(`${endDate.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime())
    ? 'Unknown date'
    : date.toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
}
