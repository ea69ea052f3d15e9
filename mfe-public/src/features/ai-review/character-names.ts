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

/** What Markdown's parser asks for each `&name;`: the character, or false for a name that stays as it is written. */
export const decodeNamedCharacterReference = (name: string): string | false =>
  Object.hasOwn(characters, name) && (characters[name] ?? false)
