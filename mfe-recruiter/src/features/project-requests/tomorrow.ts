/** The day after `now` where the person is, as YYYY-MM-DD. */
export function tomorrow(now: Date) {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-')
}
