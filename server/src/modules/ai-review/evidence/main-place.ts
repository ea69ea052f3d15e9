import { isBeside } from '../github/paths'
import type { Evidence } from './evidence-types'

/** Longer lines and more of them may hold data: they count as these. */
const mostBytesOfLine = 60
const mostLines = 1000
/** A file elsewhere may be a copied one among exercises. */
const isTop = /^(?:(?:src|lib|sources?|js|app|include|cmd|main)\/)*[^/]+$/i
/** Sources there often hold the texts of pages. */
const texts = /(?:^|\/)(?:data|content|assets|constants)\/$/
const share = 0.6
/** Less shows nothing of its author. */
const fewBytes = 1500

/** Where to begin reading: the deepest folder, or the file, that holds most of the code; empty where none does. */
export function mainPlaceOf({ written, facts }: Evidence): string {
  const inside = written.filter(({ path }) => !isBeside(path))
  const files = (inside.length > 0 ? inside : written).map(({ path, bytes }) => {
    const lines = Math.min(facts.files[path]?.source?.lines ?? mostLines, mostLines)
    return { path, bytes: Math.min(bytes, lines * mostBytesOfLine) }
  })
  const least = files.reduce((sum, { bytes }) => sum + bytes, 0) * share
  let place = ''
  for (;;) {
    const sizes = new Map<string, number>()
    for (const { path, bytes } of files) {
      if (!path.startsWith(place)) continue
      const end = path.indexOf('/', place.length) + 1
      const part = end > 0 ? path.slice(0, end) : path
      sizes.set(part, (sizes.get(part) ?? 0) + bytes)
    }
    const [most] = [...sizes].find(([, size]) => size >= Math.max(least, fewBytes)) ?? []
    if (most === undefined || texts.test(most)) return place
    place = most
    if (!place.endsWith('/')) return isTop.test(place) ? place : ''
  }
}
