const characters: Record<string, string> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
}

/** Replaces the Markdown parser's lookup of `&name;`: the character, or false for an unknown name. */
export const decodeNamedCharacterReference = (name: string): string | false =>
  Object.hasOwn(characters, name) && (characters[name] ?? false)
