import { coverHeight, coverWidth, disc, type Motif, ring } from '../motif'

/** Rings around one point, with bodies on them. */
export const orbits: Motif = ({ palette, random }) => {
  const x = random.pick([90, 160, 230])
  const y = coverHeight / 2
  return {
    shapes: [
      { d: disc(x, y, 176), fill: palette.shapes[0] },
      ...[150, 112, 74].flatMap((radius, at) => {
        const angle = (random.below(360) * Math.PI) / 180
        const bodyX = Math.min(Math.max(x + radius * Math.cos(angle), 14), coverWidth - 14)
        const bodyY = Math.min(Math.max(y + radius * Math.sin(angle), 14), coverHeight - 14)
        return [
          ...(at === 2 ? [{ d: disc(x, y, radius), fill: palette.ground }] : []),
          { d: ring(x, y, radius, 1.5), fill: palette.shapes[1] },
          { d: disc(bodyX, bodyY, 9 + random.below(11)), fill: palette.shapes[3] },
        ]
      }),
      { d: disc(x, y, 36), fill: palette.shapes[2] },
    ],
  }
}
