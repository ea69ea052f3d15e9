import { memo } from 'react'
import { coverPalettes } from './cover-palettes'
import { arcs } from './motifs/arcs'
import { blocks } from './motifs/blocks'
import { columns } from './motifs/columns'
import { dunes } from './motifs/dunes'
import { letter } from './motifs/letter'
import { orbits } from './motifs/orbits'
import { coverHeight, coverWidth, type Motif } from './motif'
import { createRandom, hashText } from './seeded-random'

const motifs: readonly [Motif, ...Motif[]] = [blocks, arcs, dunes, columns, orbits, letter]

export interface CoverArtProps {
  title: string
  technologies: readonly string[]
}

/** Generated cover art: the technologies determine the palette, the title the motif. */
export const CoverArt = memo(({ title, technologies }: CoverArtProps) => {
  const paletteHash = hashText(technologies.toSorted().join('\n') || title)
  const palette = coverPalettes[paletteHash % coverPalettes.length]
  if (!palette) return null
  const random = createRandom(hashText(title))
  const motif = random.pick(motifs)
  return (
    <svg
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <rect width={coverWidth} height={coverHeight} fill={palette.ground} />
      {motif({ palette, random, title })}
    </svg>
  )
})
