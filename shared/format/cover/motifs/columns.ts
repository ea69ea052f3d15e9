import { coverHeight, coverWidth, disc, type Motif } from '../motif'

/** Round-headed bars of many heights, like a chart that became a city. */
export const columns: Motif = ({ palette, random }) => {
  const count = random.pick([8, 10])
  const width = coverWidth / count
  return {
    shapes: Array.from({ length: count }, (_, index) => {
      const top = coverHeight - 40 - random.below(130) + width / 2
      const x = index * width
      const head = `a${width / 2} ${width / 2} 0 0 1 ${width} 0`
      return [
        {
          d: `M${x} ${coverHeight}V${top}${head}V${coverHeight}z`,
          fill: random.pick(palette.shapes),
        },
        { d: disc(x + width / 2, top, width / 5), fill: palette.ground },
      ]
    }).flat(),
  }
}
