const minute = 60_000
const day = 24 * 60 * minute

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)
export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute)
