import { coverHeight, coverWidth, disc, type Motif } from '../motif'

/** Layers of hills before a low sun. */
export const dunes: Motif = ({ palette, random }) => ({
  shapes: [
    {
      d: disc(60 + random.below(200), 60 + random.below(30), 26 + random.below(18)),
      fill: palette.shapes[2],
    },
    ...([0, 3, 1] as const).map((shape, layer) => {
      const base = 96 + layer * 34
      const lift = 24 + random.below(26)
      const turn = 80 + random.below(160)
      return {
        d: `M0 ${base + (layer % 2 ? lift / 2 : 0)}C${turn / 2} ${base - lift} ${turn} ${base - lift} ${turn + 20} ${base}S${turn + 90} ${base + lift} ${coverWidth} ${base - lift / 2}V${coverHeight}H0Z`,
        fill: palette.shapes[shape],
      }
    }),
  ],
})
