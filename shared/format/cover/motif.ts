import type { CoverPalette } from './cover-palettes'
import type { Random } from './seeded-random'

export const coverWidth = 320
export const coverHeight = 200

/** A filled path, as the attributes of an SVG `path`. */
export interface CoverShape {
  d: string
  fill: string
}

/** The font size of letters. */
export const coverLetterSize = 300

/** A letter as high as the cover, above the shapes, as the attributes of an SVG `text`: its middle and its baseline. */
export interface CoverLetter {
  letter: string
  x: number
  y: number
  fill: string
}

/** What is drawn on the ground of a cover, 320 by 200, from the back to the front. */
export interface Drawing {
  shapes: CoverShape[]
  letters?: CoverLetter[]
}

export type Motif = (brush: { palette: CoverPalette; random: Random; title: string }) => Drawing

const rounded = (value: number) => Math.round(value * 100) / 100

const circle = (x: number, y: number, radius: number, sweep: 0 | 1) => {
  const [left, height, r] = [rounded(x - radius), rounded(y), rounded(radius)]
  const arc = (width: number) => `a${r} ${r} 0 1 ${sweep} ${rounded(width)} 0`
  return `M${left} ${height}${arc(2 * radius)}${arc(-2 * radius)}z`
}

/** The path of a disc. */
export const disc = (x: number, y: number, radius: number) => circle(x, y, radius, 1)

/** The path of a line around a point: a disc with a hole. */
export const ring = (x: number, y: number, radius: number, width: number) =>
  disc(x, y, radius + width / 2) + circle(x, y, radius - width / 2, 0)
