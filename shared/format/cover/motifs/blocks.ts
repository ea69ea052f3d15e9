import { coverHeight, coverWidth, type Motif } from '../motif'

const side = 40
const corner = `a${side} ${side} 0 0 1`
const half = side / 2
const halfDisc = `a${half} ${half} 0 1 1`

/** Where a path begins in its tile, and how it goes on. */
type Tile = readonly [x: number, y: number, rest: string]

/** Quarter discs, discs and triangles, set like printer's tiles. */
const tiles: readonly [Tile, ...Tile[]] = [
  [0, 0, `h${side}${corner} -${side} ${side}z`],
  [side, 0, `v${side}${corner} -${side} -${side}z`],
  [side, side, `h-${side}${corner} ${side} -${side}z`],
  [0, side, `v-${side}${corner} ${side} ${side}z`],
  [0, half, `${halfDisc} ${side} 0${halfDisc} -${side} 0z`],
  [0, 0, `h${side}l-${side} ${side}z`],
  [side, 0, `v${side}h-${side}z`],
  [0, 0, ''],
]

export const blocks: Motif = ({ palette, random }) => ({
  shapes: Array.from({ length: (coverWidth / side) * (coverHeight / side) }, (_, index) => {
    const x = (index % (coverWidth / side)) * side
    const y = Math.floor(index / (coverWidth / side)) * side
    const [left, top, rest] = random.pick(tiles)
    const fill = random.pick(palette.shapes)
    return rest ? [{ d: `M${x + left} ${y + top}${rest}`, fill }] : []
  }).flat(),
})
