import { formatDeadline } from '@swipefolio/shared/format'
import { isClosed } from '@swipefolio/shared/rules'
import { CalendarIcon, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { daysLeft } from './days-left'

interface DeadlineProps {
  endDate: string
  now: Date
}

/** From this many days on, the date alone says enough. */
const mostDaysShown = 30

/** The last day of a project request, and how long it is until then. */
export const Deadline = ({ endDate, now }: DeadlineProps) => {
  const days = daysLeft(endDate, now)
  const isOver = isClosed(endDate, now)
  return (
    <Line>
      <CalendarIcon aria-hidden />
      <span>
        Deadline: <time dateTime={endDate}>{formatDeadline(endDate)}</time>
      </span>
      {isOver && <Mark>Closed</Mark>}
      {!isOver && days <= mostDaysShown && (
        <Mark>{days === 0 ? 'Last day' : `${days} ${days === 1 ? 'day' : 'days'} left`}</Mark>
      )}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${theme.color.inkSoft};
  }
`

const Mark = styled.strong`
  padding-inline: ${theme.space.s};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};
`
