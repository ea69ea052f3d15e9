import type { FastifyInstance } from 'fastify'
import { invalidInput } from './errors'

/** Normalises all texts of an input to NFC and refuses characters that PostgreSQL cannot store. */
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

/** Refuses a URL whose percent escapes are not UTF-8. */
export function refuseMalformedEscapes(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (url.includes('%') && hasMalformedEscapes(url.slice(url.indexOf('?') + 1))) {
      throw invalidInput('Invalid characters')
    }
    done()
  })
}

/** Whether a query has percent escapes that are not UTF-8. */
function hasMalformedEscapes(url: string): boolean {
  try {
    decodeURIComponent(url)
    return false
  } catch {
    return true
  }
}
