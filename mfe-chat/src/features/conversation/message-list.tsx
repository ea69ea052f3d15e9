import { t } from '@swipefolio/shared/i18n'
import { theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { useNow } from '../widget/use-now'
import { Bubble } from './bubble'
import { groupByDay, type Line } from './lines'
import type { OutgoingMessage } from './outbox'

interface MessageListProps {
  lines: readonly Line[]
  sender: string
  /** The last own message that the other side has read. */
  lastSeen: string | undefined
  /** Screen readers announce new messages only while the newest are in view. */
  isAtEnd: boolean
  onRetry: (message: OutgoingMessage) => void
  onRemove: (message: OutgoingMessage) => void
}

export const MessageList = ({
  lines,
  sender,
  lastSeen,
  isAtEnd,
  onRetry,
  onRemove,
}: MessageListProps) => {
  const now = useNow()
  return (
    <div
      role="log"
      aria-label={t('Messages')}
      aria-live={isAtEnd ? 'polite' : 'off'}
      aria-relevant="additions"
    >
      {groupByDay(lines, now).map((day) => (
        <div key={day.label} role="group" aria-label={day.label}>
          <DayLabel aria-hidden>{day.label}</DayLabel>
          <List role="list">
            {day.lines.map((line) => (
              <Bubble
                key={line.key}
                line={line}
                now={now}
                sender={sender}
                isLastSeen={line.key === lastSeen}
                onRetry={onRetry}
                onRemove={onRemove}
              />
            ))}
          </List>
        </div>
      ))}
    </div>
  )
}

const DayLabel = styled.p`
  margin-block: ${theme.space.m} ${theme.space.xs};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-align: center;
`

const List = styled.ol`
  display: grid;
  gap: ${theme.space.s};
`
