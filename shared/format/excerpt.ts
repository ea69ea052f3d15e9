/** A text in one line, without marks of Markdown; items of a list are separated by dots. */
const inOneLine = (text: string) =>
  text
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replace(/^[ \t]*[-*•][ \t]+/gm, '· ')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(^|[:.!?] )· /g, '$1')

/**
 * The first characters of a text in one line, without marks of Markdown, followed by `...` when there are more. Ends with a
 * whole word unless that would take more than half, and never cuts through a character.
 */
export const excerpt = (text: string, length: number) => {
  const characters = Array.from(inOneLine(text))
  if (characters.length <= length) return characters.join('')
  const lastSpace = characters.lastIndexOf(' ', length)
  const end = lastSpace > length / 2 ? lastSpace : length
  return `${characters
    .slice(0, end)
    .join('')
    .replace(/(?<![ .,;:·])[ .,;:·]+$/, '')}...`
}
