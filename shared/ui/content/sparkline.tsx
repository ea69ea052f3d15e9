import { styled } from 'styled-components'
import { type Tone, toneColor } from '../layout/text'

export interface SparklineProps {
  /** One value a day, the oldest first. */
  values: readonly number[]
  tone?: Tone
}

const width = 120
const height = 32
const margin = 3

/** The course of a figure, without axes; what it says in words belongs beside it. */
export const Sparkline = ({ values, tone = 'ink' }: SparklineProps) => {
  if (values.length < 2) return null
  const highest = Math.max(...values, 1)
  const x = (at: number) => margin + (at / (values.length - 1)) * (width - 2 * margin)
  const y = (value: number) => height - margin - (value / highest) * (height - 2 * margin)
  const line = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
  const area = [`${x(0)},${height}`, ...line, `${x(values.length - 1)},${height}`]
  const last = values.length - 1
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden $tone={tone}>
      <polygon points={area.join(' ')} />
      <polyline points={line.join(' ')} vectorEffect="non-scaling-stroke" />
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r="2.5" />
    </Picture>
  )
}

const Picture = styled.svg<{ $tone: Tone }>`
  display: block;
  inline-size: 100%;
  block-size: 2rem;
  color: ${({ $tone }) => toneColor[$tone]};
  overflow: visible;

  polygon {
    fill: currentcolor;
    opacity: 0.12;
  }
  polyline {
    fill: none;
    stroke: currentcolor;
    stroke-linejoin: round;
    stroke-width: 1.5;
  }
  circle {
    fill: currentcolor;
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
