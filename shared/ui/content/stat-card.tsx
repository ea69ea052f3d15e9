import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Text, type Tone, toneColor } from '../layout/text'
import { theme } from '../theme/theme'
import { Card } from './card'
import { Sparkline } from './sparkline'

export interface StatCardProps {
  label: string
  value: ReactNode
  icon?: ReactNode
  /** Explains the value. */
  hint?: string
  tone?: Tone
  /** Additions per day, the oldest first: drawn, and summed up in words. */
  trend?: readonly number[]
}

const summary = (trend: readonly number[]) => {
  const sum = trend.reduce((total, value) => total + value, 0)
  return `${sum > 0 ? `+${sum}` : 'None'} in the last ${trend.length} days`
}

/** One statistic with label and trend. */
export const StatCard = ({ label, value, icon, hint, tone = 'ink', trend }: StatCardProps) => {
  const id = useId()
  return (
    <Sheet role="group" aria-labelledby={id}>
      <Label id={id} $tone={tone}>
        {icon}
        {label}
      </Label>
      <Value>{value}</Value>
      {trend && (
        <>
          <Sparkline values={trend} tone={tone} />
          <Text size="small" tone={tone} isStrong>
            {summary(trend)}
          </Text>
        </>
      )}
      {hint && (
        <Text tone="soft" size="small">
          {hint}
        </Text>
      )}
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
`

const Label = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  font-weight: ${theme.weight.medium};

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${({ $tone }) => toneColor[$tone]};
  }
`

const Value = styled.div`
  font-family: ${theme.font.display};
  font-size: ${theme.size.title};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.display};
  letter-spacing: -0.03em;
  line-height: 1;
`
