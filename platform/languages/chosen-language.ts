import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

const year = 31_536_000

/** The cookie of a browser's choice; its value is a BCP 47 tag. */
export const languageCookie = 'language'

const cookie = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]{2,35})(?:;|$)`)

/**
 * The language of an answer: the browser's choice if it is offered, else what `Accept-Language` prefers of the offered ones, else
 * the first of them.
 */
export function chosenLanguage(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  offered: readonly [string, ...string[]],
): string {
  const chosen = cookie.exec(headers.cookie ?? '')?.[1]
  if (chosen && offered.includes(chosen)) return chosen
  return new Negotiator({ headers }).language([...offered]) ?? offered[0]
}

/** The header that makes a language the browser's choice. Scripts read it. */
export const setLanguageCookie = (language: string, isSecure = false) =>
  `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${isSecure ? '; Secure' : ''}`
