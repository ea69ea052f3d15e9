import { invalidInput } from './errors'

/** NFC in every text of a checked input; what no database or page could show is refused. */
export function withPlainText(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(withPlainText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPlainText(item)]))
}

function plainText(text: string): string {
  if (text.includes('\u0000') || /\p{Surrogate}/u.test(text)) {
    throw invalidInput('Invalid characters')
  }
  return text.normalize('NFC')
}

/** A query whose escapes are not UTF-8. */
export function hasBrokenEscapes(url: string): boolean {
  try {
    decodeURIComponent(url)
    return false
  } catch {
    return true
  }
}
