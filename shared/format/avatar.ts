import { coverPalettes } from './cover/cover-palettes'
import { hashText } from './cover/seeded-random'

/** What an avatar without a picture shows: up to two initials of a name, on colours that are always the same for it. */
export function avatarOf(name: string) {
  const palette = coverPalettes[hashText(name) % coverPalettes.length]
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  const initials = picked.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
  return { ground: palette?.ground, text: palette?.text, initials }
}
