import { type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { t } from '../../i18n'
import { Link } from '../../router'
import { fillerText } from '../feedback/filler'
import { useIsSkeleton } from '../feedback/skeleton'
import { Text, type Tone, toneColor } from '../layout/text'
import { visuallyHidden } from '../layout/visually-hidden'
import { media, theme } from '../theme/theme'
import { LinkCard, mainControl } from './link-card'
import { Sparkline } from './sparkline'

export interface StatCardProps {
  label: string
  value: ReactNode
  icon?: ReactNode
  /** Explains the value. */
  hint?: string
  /** Says how a first one comes, in place of hint and trend, while the value is 0. */
  beginning?: string
  tone?: Tone
  /** Additions per day, the oldest first: drawn, and summed up in words. */
  trend?: readonly number[]
  /** The page of what is counted: the card becomes a link. */
  to?: string
}

const sumOf = (trend: readonly number[]) => trend.reduce((total, value) => total + value, 0)

/** One statistic with label and trend. */
export const StatCard = ({
  label,
  value,
  icon,
  hint,
  beginning,
  tone = 'ink',
  trend,
  to,
}: StatCardProps) => {
  const id = useId()
  const sum = sumOf(trend ?? [])
  const isNone = value === 0 && beginning !== undefined
  const words = isNone ? beginning : hint
  const name = useIsSkeleton() ? fillerText(label.length) : label
  return (
    <Sheet role="group" aria-labelledby={id} $isNone={isNone}>
      <Label id={id} $tone={tone}>
        {icon}
        {to ? (
          <MainLink to={to} {...mainControl}>
            {name}
          </MainLink>
        ) : (
          name
        )}
      </Label>
      <Amount>
        <Value $isNone={isNone}>{value}</Value>
        {trend && !isNone && <Sparkline values={trend} tone={tone} />}
      </Amount>
      {trend && !isNone && (
        <Trend size="small" tone={sum > 0 ? 'ink' : 'soft'}>
          {sum > 0
            ? t('+{sum} in the last {days} days', { sum, days: trend.length })
            : t('None in the last {days} days', { days: trend.length })}
        </Trend>
      )}
      {words && (
        <Hint tone="soft" size="small" $isNone={isNone}>
          {words}
        </Hint>
      )}
    </Sheet>
  )
}

/* A zero is no result to look at: beside the label, above the words that lead on. */
const beginningStyles = css`
  grid-template-columns: 1fr auto;
  align-items: center;

  > :last-child {
    grid-column: 1 / -1;
  }
`

const Sheet = styled(LinkCard)<{ $isNone: boolean }>`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  ${({ $isNone }) => $isNone && beginningStyles}

  ${media.sidebarCollapsed} {
    padding: ${theme.space.s};
    border-radius: ${theme.radius.m};
  }
`

const MainLink = styled(Link)`
  color: inherit;
  text-decoration: none;
`

const Label = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  font-weight: ${theme.weight.medium};

  svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    color: ${({ $tone }) => toneColor[$tone]};
  }
  ${media.sidebarCollapsed} {
    gap: ${theme.space.xxs};
    font-size: ${theme.size.small};
  }
`

/** Beside other cards as high with every font, which may break its line or not; phones have no room for what a number means. */
const Hint = styled(Text)<{ $isNone: boolean }>`
  ${media.aboveSidebar} {
    min-block-size: 2lh;
  }
  ${media.sidebarCollapsed} {
    /* Above the card's own styles of texts. */
    &&& {
      ${({ $isNone }) => !$isNone && visuallyHidden}
    }
  }
`

/* As high in one line as in two: cards of both rows of a phone end alike. */
const Trend = styled(Text)`
  ${media.phone} {
    min-block-size: 2lh;
  }
`

const Amount = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space.m};
`

const Value = styled.div<{ $isNone: boolean }>`
  color: ${({ $isNone }) => $isNone && theme.color.inkSoft};
  font-family: ${theme.font.display};
  font-size: ${({ $isNone }) => ($isNone ? theme.size.large : theme.size.title)};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.display};
  letter-spacing: -0.03em;
  line-height: 1;
`
