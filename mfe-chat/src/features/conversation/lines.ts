import type { Message, Role } from '@swipefolio/shared/contract'
import { formatLanguage, t } from '@swipefolio/shared/i18n'
import { isOwn } from '../widget/other-side'
import type { OutgoingMessage } from './outbox'

/** One bubble; its key stays the same when an outgoing message becomes a stored one. */
export interface Line {
  key: string
  text: string
  createdAt: string
  isOwn: boolean
  /** Absent until the server has stored the message. */
  seq?: number
  /** Present until the server has stored the message. */
  outgoing?: OutgoingMessage
}

const lineCache = new WeakMap<Message, Line>()

/** Returns the same object for the same message, so that its memoized bubble does not render again. */
function toLine(message: Message, role: Role): Line {
  const line = lineCache.get(message) ?? {
    key: message.clientKey ?? String(message.seq),
    text: message.message,
    createdAt: message.createdAt,
    isOwn: isOwn(message, role),
    seq: message.seq,
  }
  lineCache.set(message, line)
  return line
}

/** The stored messages followed by the outgoing ones. */
export function toLines(
  messages: readonly Message[],
  waiting: readonly OutgoingMessage[],
  role: Role,
): Line[] {
  const storedKeys = new Set(messages.map(({ clientKey }) => clientKey))
  return [
    ...messages.map((message) => toLine(message, role)),
    ...waiting
      .filter(({ clientKey }) => !storedKeys.has(clientKey))
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
  if (date.toDateString() === now.toDateString()) return t('Today')
  if (date.toDateString() === yesterday.toDateString()) return t('Yesterday')
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString(formatLanguage(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year,
  })
}

/** Groups lines by local day in their order. A clock that is behind does not open an earlier day again. */
export function groupByDay(lines: readonly Line[], now: Date): Day[] {
  const days: Day[] = []
  let latest = 0
  let latestDay = ''
  for (const line of lines) {
    latest = Math.max(latest, Date.parse(line.createdAt) || 0)
    const date = new Date(latest)
    if (date.toDateString() !== latestDay) days.push({ label: dayLabel(date, now), lines: [] })
    latestDay = date.toDateString()
    days.at(-1)?.lines.push(line)
  }
  return days
}
