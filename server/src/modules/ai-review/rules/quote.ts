/** Signs that are not seen, and halves of characters, which no database takes. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu
const longestQuote = 230
const longestCode = 100

const shorten = (text: string, most: number) =>
  text.length > most
    ? `${Array.from(text)
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text

const plain = (text: string) => text.replace(hidden, ' ').replace(/\s+/g, ' ').trim()

/** A name or command out of a repository, in Markdown that can be nothing but code. */
export const code = (text: string) =>
  `\`${shorten(plain(text).replaceAll('`', "'"), longestCode)}\``

/** Words out of a repository, in Markdown that can be nothing but words: every sign is escaped. */
export const quote = (text: string) =>
  `“${shorten(plain(text), longestQuote).replace(/[[\]<>*_`#|~\\!&]/g, '\\$&')}”`

/** 'a, b and c', or 'a, b, c and 4 more'. */
export function enumerate(items: string[], most = 3): string {
  const shown = items.slice(0, most)
  const left = items.length - shown.length
  if (left > 0) return `${shown.join(', ')} and ${left} more`
  const last = shown.at(-1) ?? ''
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last
}

export const codes = (items: string[], most = 3) => enumerate(items.map(code), most)

const numbers = new Intl.NumberFormat('en')

/** '1 file', '1,240 files'. */
export const counted = (count: number, thing: string, things = `${thing}s`) =>
  `${numbers.format(count)} ${count === 1 ? thing : things}`
