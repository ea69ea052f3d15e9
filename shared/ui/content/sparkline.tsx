import { styled } from 'styled-components'
import { type Tone, toneColor } from '../layout/text'

export interface SparklineProps {
  /** One value a day, the oldest first. */
  values: readonly number[]
  tone?: Tone
}

const daysOfBar = 3
/** Fewer bars are no course of anything. */
const fewestBars = 5
/** A full bar stands for at least as many, so that one like does not look like the best of days. */
const lowestTop = 5
const step = 4
const gap = 1
const height = 32

const sumsOf = (values: readonly number[]) =>
  Array.from({ length: Math.ceil(values.length / daysOfBar) }, (_, at) =>
    values.slice(at * daysOfBar, (at + 1) * daysOfBar).reduce((sum, value) => sum + value, 0),
  )

/** A bar chart of daily values, a few days to a bar, without axes. Decorative: describe it in words beside it. */
export const Sparkline = ({ values, tone = 'ink' }: SparklineProps) => {
  const sums = sumsOf(values)
  if (sums.filter((sum) => sum > 0).length < fewestBars) return null
  const highest = Math.max(...sums, lowestTop)
  const width = sums.length * step - gap
  const bars = sums.map((sum, at) => {
    const bar = (sum / highest) * height
    return `M${at * step} ${height}v-${bar}h${step - gap}v${bar}`
  })
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden $tone={tone}>
      <Ground d={`M0 ${height}v-1h${width}v1`} />
      <path d={bars.join('')} />
    </Picture>
  )
}

const Ground = styled.path`
  opacity: 0.25;
`

const Picture = styled.svg<{ $tone: Tone }>`
  display: block;
  inline-size: 100%;
  max-inline-size: 7rem;
  block-size: 2rem;
  color: ${({ $tone }) => toneColor[$tone]};
  fill: currentcolor;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
