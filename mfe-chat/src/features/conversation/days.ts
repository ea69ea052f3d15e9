import type { Message } from '@swipefolio/shared/contract'

const oneDay = 86_400_000

export interface Day {
  label: string
  messages: Message[]
}

function dayLabel(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) return 'Today'
  const yesterday = new Date(now.getTime() - oneDay)
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return date.toLocaleDateString(undefined, { weekday: 'short', day: 'numeric', month: 'long' })
}

/** Messages by the local day on which they were written, in their order. */
export function groupByDay(messages: readonly Message[], now: Date): Day[] {
  const days: Day[] = []
  for (const message of messages) {
    const label = dayLabel(new Date(message.createdAt), now)
    const current = days.at(-1)
    if (current?.label === label) current.messages.push(message)
    else days.push({ label, messages: [message] })
  }
  return days
}
