import { msg } from '@swipefolio/shared/i18n'
import { isReserved } from '@swipefolio/platform/registry'
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
    throw invalidInput(msg('Invalid characters'))
  }
  return text.normalize('NFC')
}

/** Refuses a URL whose percent escapes are not UTF-8, but for pages: only the browser reads their query. */
export function refuseMalformedEscapes(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, routeOptions }, _reply, done) => {
    if (routeOptions.url !== '/*' && hasMalformedEscapes(url)) {
      throw invalidInput(msg('Invalid characters'))
    }
    done()
  })
}

/**
 * Makes the address of a page whose percent escapes are not UTF-8 one that can be decoded, so that it is a page which does not
 * exist. Other addresses stay as they are, and are refused.
 */
export function escapePagePath({ url = '/' }: { url?: string }): string {
  const [path = ''] = url.split('?', 1)
  if (!hasMalformedEscapes(path) || isReserved(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

/** Whether a URL has percent escapes that are not UTF-8. */
function hasMalformedEscapes(url: string): boolean {
  try {
    decodeURIComponent(url)
    return false
  } catch {
    return true
  }
}
