/** Names that are also short words, such as 'Go' and 'R', count with their capitals only. */
const shortName = 3

/** A PostgreSQL pattern that finds a technology as a word of its own: 'C' neither in 'C++' nor in 'Cats'. */
export function patternOf(name: string) {
  const escaped = name.replace(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)
  const flags = name.length <= shortName ? '' : '(?i)'
  return `${flags}(^|[^[:alnum:]])${escaped}($|[^[:alnum:]+#])`
}
