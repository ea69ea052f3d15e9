import { formatDeadline } from '@swipefolio/shared/format'
import { CalendarIcon, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface DeadlineProps {
  endDate: string
  isClosed: boolean
}

/** The last day of a project request, and whether it has passed. */
export const Deadline = ({ endDate, isClosed }: DeadlineProps) => (
  <Line>
    <CalendarIcon aria-hidden />
    <span>
      Deadline: <time dateTime={endDate}>{formatDeadline(endDate)}</time>
    </span>
    {isClosed && <Closed>Closed</Closed>}
  </Line>
)

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

const Closed = styled.strong`
  padding-inline: ${theme.space.s};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};
`
