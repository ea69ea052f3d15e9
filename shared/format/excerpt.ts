/** The first characters of a text, followed by `...` when there are more. Never cuts through a character. */
export const excerpt = (text: string, length: number) => {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text
}
