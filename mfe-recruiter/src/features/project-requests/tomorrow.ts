/** The day after `now` in the local time zone, as YYYY-MM-DD. */
export function tomorrow(now: Date) {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-')
}
