import { theme } from '../../theme/theme'
import { coverHeight, coverWidth, type Motif } from '../motif'

/** The first letter, huge, printed twice with a slip. */
export const letter: Motif = ({ palette, random, title }) => {
  const glyph = Array.from(title.trim())[0]?.toUpperCase() ?? ''
  const x = 110 + random.below(100)
  const slip = random.pick([-14, 14])
  const text = {
    y: coverHeight + 28,
    textAnchor: 'middle' as const,
    fontFamily: theme.font.display,
    fontSize: 300,
    fontWeight: 800,
  }
  return (
    <>
      <circle
        cx={coverWidth - x}
        cy={60 + random.below(80)}
        r={50 + random.below(30)}
        fill={palette.shapes[3]}
      />
      <text {...text} x={x + slip} fill={palette.shapes[1]}>
        {glyph}
      </text>
      <text {...text} x={x} fill={palette.shapes[2]}>
        {glyph}
      </text>
    </>
  )
}
