import { styled } from 'styled-components'
import { type Tone, toneColor } from '../layout/text'

export interface SparklineProps {
  /** One value a day, the oldest first. */
  values: readonly number[]
  tone?: Tone
}

const step = 4
const gap = 1
const height = 32
const ground = 1

/** A bar chart of daily values without axes. Decorative: describe it in words beside it. */
export const Sparkline = ({ values, tone = 'ink' }: SparklineProps) => {
  if (values.length < 2) return null
  const highest = Math.max(...values, 1)
  const bars = values.map((value) => ground + (value / highest) * (height - ground))
  return (
    <Picture
      viewBox={`0 0 ${values.length * step - gap} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      $tone={tone}
    >
      <path
        d={bars.map((bar, at) => `M${at * step} ${height}v-${bar}h${step - gap}v${bar}`).join('')}
      />
    </Picture>
  )
}

const Picture = styled.svg<{ $tone: Tone }>`
  display: block;
  inline-size: 100%;
  block-size: 2rem;
  color: ${({ $tone }) => toneColor[$tone]};
  fill: currentcolor;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
