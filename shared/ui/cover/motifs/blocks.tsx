import { coverHeight, coverWidth, type Motif } from '../motif'

const side = 40

/** Quarter discs, discs and triangles, set like printer's tiles. */
const tiles = [
  `M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`,
  `M${side} 0V${side}A${side} ${side} 0 0 1 0 0Z`,
  `M${side} ${side}H0A${side} ${side} 0 0 1 ${side} 0Z`,
  `M0 ${side}V0A${side} ${side} 0 0 1 ${side} ${side}Z`,
  `M0 ${side / 2}A${side / 2} ${side / 2} 0 1 1 ${side} ${side / 2}A${side / 2} ${side / 2} 0 1 1 0 ${side / 2}Z`,
  `M0 0H${side}L0 ${side}Z`,
  `M${side} 0V${side}H0Z`,
  '',
] as const

export const blocks: Motif = ({ palette, random }) =>
  Array.from({ length: (coverWidth / side) * (coverHeight / side) }, (_, index) => {
    const x = (index % (coverWidth / side)) * side
    const y = Math.floor(index / (coverWidth / side)) * side
    return (
      <path
        key={index}
        d={random.pick(tiles)}
        transform={`translate(${x} ${y})`}
        fill={random.pick(palette.shapes)}
      />
    )
  })
