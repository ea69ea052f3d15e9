import { coverPalettes } from './cover-palettes'
import { coverHeight, coverWidth, type CoverLetter, type CoverShape, type Motif } from './motif'
import { arcs } from './motifs/arcs'
import { blocks } from './motifs/blocks'
import { columns } from './motifs/columns'
import { dunes } from './motifs/dunes'
import { letter } from './motifs/letter'
import { orbits } from './motifs/orbits'
import { createRandom, hashText } from './seeded-random'

const motifs: readonly [Motif, ...Motif[]] = [blocks, arcs, dunes, columns, orbits, letter]

/** What a generated cover shows: paths, the ground among them, and letters above them, in a box of 320 by 200. */
export interface Cover {
  shapes: CoverShape[]
  letters: CoverLetter[]
}

/** The generated cover of a project, always the same: the technologies determine the palette, the title the motif. */
export function coverOf(title: string, technologies: readonly string[]): Cover {
  const paletteHash = hashText(technologies.toSorted().join('\n') || title)
  const palette = coverPalettes[paletteHash % coverPalettes.length]
  if (!palette) return { shapes: [], letters: [] }
  const random = createRandom(hashText(title))
  const { shapes, letters = [] } = random.pick(motifs)({ palette, random, title })
  const ground = { d: `M0 0H${coverWidth}V${coverHeight}H0z`, fill: palette.ground }
  return { shapes: [ground, ...shapes], letters }
}
