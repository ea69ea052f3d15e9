export interface TextPart {
  text: string
  /** The normalised address, when the part is a link. */
  href?: string
}

/** Ends at white space, quotes, angle brackets and characters that change the direction of text. */
const address = /https:\/\/[^\s<>"`\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gi
const closing = /[.,:;!?'’”»…،؟׃־)\]}]$/
const brackets: Partial<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Splits a text into https addresses and what is between them. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const typed = withoutPunctuation(found)
    const link = toLink(typed)
    if (!link) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push(link)
    end = index + typed.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Removes punctuation at the end, but not a bracket that the address itself opens. */
function withoutPunctuation(found: string): string {
  const last = found.at(-1) ?? ''
  const opening = brackets[last]
  const isBalanced = opening && found.split(opening).length >= found.split(last).length
  return closing.test(found) && !isBalanced ? withoutPunctuation(found.slice(0, -1)) : found
}

/** Shows the host as it is resolved, so that look-alike letters appear in punycode. No link names a user before its host. */
function toLink(typed: string): TextPart | undefined {
  if (!URL.canParse(typed)) return undefined
  const { host, href, username, password } = new URL(typed)
  if (username || password) return undefined
  return { href, text: typed.replace(/^https:\/\/[^/?#\\]*/i, `https://${host}`) }
}
