import type { Message, Role } from '@swipefolio/shared/contract'
import { isOwn } from '../widget/other-side'
import type { OutgoingMessage } from './outbox'

/** One bubble; it keeps its key when what was written becomes a message. */
export interface Line {
  key: string
  text: string
  createdAt: string
  isOwn: boolean
  /** Absent until the server has it. */
  seq?: number
  /** Present until the server has it. */
  outgoing?: OutgoingMessage
}

const known = new WeakMap<Message, Line>()

/** A message stays the same line, so that what is shown of it need not be made again. */
function toLine(message: Message, role: Role): Line {
  const line = known.get(message) ?? {
    key: message.clientKey ?? String(message.seq),
    text: message.message,
    createdAt: message.createdAt,
    isOwn: isOwn(message, role),
    seq: message.seq,
  }
  known.set(message, line)
  return line
}

/** The messages and, below them, what is still on its way. */
export function toLines(
  messages: readonly Message[],
  waiting: readonly OutgoingMessage[],
  role: Role,
): Line[] {
  const arrived = new Set(messages.map(({ clientKey }) => clientKey))
  return [
    ...messages.map((message) => toLine(message, role)),
    ...waiting
      .filter(({ clientKey }) => !arrived.has(clientKey))
      .map((outgoing) => ({
        key: outgoing.clientKey,
        text: outgoing.text,
        createdAt: outgoing.createdAt,
        isOwn: true,
        outgoing,
      })),
  ]
}

export interface Day {
  label: string
  lines: Line[]
}

function dayLabel(date: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year,
  })
}

/** Lines by the local day on which they were written, in their order; a clock that is behind opens no day anew. */
export function groupByDay(lines: readonly Line[], now: Date): Day[] {
  const days: Day[] = []
  let latest = 0
  let latestDay = ''
  for (const line of lines) {
    latest = Math.max(latest, Date.parse(line.createdAt))
    const date = new Date(latest)
    if (date.toDateString() !== latestDay) days.push({ label: dayLabel(date, now), lines: [] })
    latestDay = date.toDateString()
    days.at(-1)?.lines.push(line)
  }
  return days
}
