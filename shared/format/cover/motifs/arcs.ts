import { coverHeight, coverWidth, disc, type Motif } from '../motif'

/** A rainbow of rings that rises from an edge, with a sun. */
export const arcs: Motif = ({ palette, random }) => {
  const centre = random.pick([70, 120, 200, 250])
  const rings = 4 + random.below(3)
  const widest = 150
  const step = widest / rings
  const first = random.below(4)
  const sun = disc(coverWidth - centre, 42 + random.below(20), 18 + random.below(12))
  return {
    shapes: [
      { d: sun, fill: palette.shapes[3] },
      ...Array.from({ length: rings }, (_, index) => ({
        d: disc(centre, coverHeight, widest - index * step),
        fill: palette.shapes[(first + index) % palette.shapes.length] ?? palette.ground,
      })),
      { d: disc(centre, coverHeight, step * 0.45), fill: palette.ground },
    ],
  }
}
