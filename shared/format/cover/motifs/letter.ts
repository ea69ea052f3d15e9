import { coverHeight, coverWidth, disc, type Motif } from '../motif'

/** The first letter, huge, printed twice with a slip. */
export const letter: Motif = ({ palette, random, title }) => {
  const glyph = Array.from(title.trim())[0]?.toUpperCase() ?? ''
  const x = 110 + random.below(100)
  const slip = random.pick([-14, 14])
  const y = coverHeight + 28
  return {
    shapes: [
      {
        d: disc(coverWidth - x, 60 + random.below(80), 50 + random.below(30)),
        fill: palette.shapes[3],
      },
    ],
    letters: [
      { letter: glyph, x: x + slip, y, fill: palette.shapes[1] },
      { letter: glyph, x, y, fill: palette.shapes[2] },
    ],
  }
}
