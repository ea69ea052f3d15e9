import { memo } from 'react'
import { coverHeight, coverOf, coverWidth } from '../../format'

export interface CoverArtProps {
  title: string
  technologies: readonly string[]
}

/**
 * Generated cover art, in the font and the line width of what is around it. The shell draws the same before it is rendered. Its shapes overlap by their outlines, so that no seam shows
 * between two of one colour.
 */
export const CoverArt = memo(({ title, technologies }: CoverArtProps) => {
  const { shapes, letters } = coverOf(title, technologies)
  return (
    <svg
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      {shapes.map(({ d, fill }, place) => (
        <path key={place} d={d} fill={fill} stroke={fill} />
      ))}
      {letters.map(({ letter, x, y, fill }, place) => (
        <text key={place} x={x} y={y} fill={fill}>
          {letter}
        </text>
      ))}
    </svg>
  )
})
