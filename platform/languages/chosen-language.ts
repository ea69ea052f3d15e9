import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

const year = 31_536_000

/** The cookie of a browser's choice; its value is a BCP 47 tag. */
export const languageCookie = 'language'

const cookie = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]{2,35})(?:;|$)`)

/** The browser's choice, whether or not it is offered. */
export const languageInCookie = ({ cookie: header = '' }: Pick<IncomingHttpHeaders, 'cookie'>) =>
  cookie.exec(header)?.[1]

/**
 * The language of an answer: the browser's choice if it is offered, else what `Accept-Language` prefers of the offered ones, else
 * the first of them.
 */
export function chosenLanguage<Language extends string>(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  offered: readonly [Language, ...Language[]],
): Language {
  const find = (tag: string | undefined) => offered.find((language) => language === tag)
  return (
    find(languageInCookie(headers)) ??
    find(new Negotiator({ headers: withCurrentTags(headers) }).language([...offered])) ??
    offered[0]
  )
}

/** Android's browsers name Hebrew as ISO 639 did until 1989. */
const withCurrentTags = ({ 'accept-language': tags }: IncomingHttpHeaders) => ({
  'accept-language': tags?.replaceAll(/(?<![\w-])iw(?![\w])/gi, 'he'),
})

/** The header that makes a language the browser's choice. Scripts read it. */
export const setLanguageCookie = (language: string, isSecure = false) =>
  `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${isSecure ? '; Secure' : ''}`
