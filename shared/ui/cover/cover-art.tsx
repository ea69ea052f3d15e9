import { memo } from 'react'
import { coverHeight, coverLetterSize, coverOf, coverWidth } from '../../format'
import { theme } from '../theme/theme'

export interface CoverArtProps {
  title: string
  technologies: readonly string[]
}

/** Generated cover art. Its shapes overlap by their outlines, so that no seam shows between two of one colour. */
export const CoverArt = memo(({ title, technologies }: CoverArtProps) => {
  const { shapes, letters } = coverOf(title, technologies)
  return (
    <svg
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      fontFamily={theme.font.display}
      fontSize={coverLetterSize}
      fontWeight={800}
      textAnchor="middle"
      strokeWidth="0.5"
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
