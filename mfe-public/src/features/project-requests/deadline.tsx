import { deadlineMark, formatDeadline } from '@swipefolio/shared/format'
import { formatLanguage, t } from '@swipefolio/shared/i18n'
import { CalendarIcon, Sentence, theme, useIsHydrated } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface DeadlineProps {
  endDate: string
  now: Date
  /** Without what it means now. */
  isBare?: boolean
}

/** The last day of a project request, and how long it is until then. */
export const Deadline = ({ endDate, now, isBare }: DeadlineProps) => {
  const language = useIsHydrated() ? undefined : (formatLanguage() ?? 'en-US')
  const mark = !isBare && deadlineMark(endDate, now)
  return (
    <Line>
      <CalendarIcon aria-hidden />
      <Words>
        <span>
          <Sentence
            text={t('Deadline: <day></day>')}
            parts={{ day: <time dateTime={endDate}>{formatDeadline(endDate, language)}</time> }}
          />
        </span>
        {mark && <Mark>{mark}</Mark>}
      </Words>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  gap: ${theme.space.xs};

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1lh;
    color: ${theme.color.inkSoft};
  }
`

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.xxs} ${theme.space.xs};
`

const Mark = styled.strong`
  padding-inline: ${theme.space.xs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};
`
