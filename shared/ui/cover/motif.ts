import type { ReactNode } from 'react'
import type { CoverPalette } from './cover-palettes'
import type { Random } from './seeded-random'

export const coverWidth = 320
export const coverHeight = 200

/** Draws shapes on the ground of a cover, 320 by 200. */
export type Motif = (brush: { palette: CoverPalette; random: Random; title: string }) => ReactNode
