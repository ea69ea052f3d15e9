import { isSafeAddress } from './addresses'
import { collectErrors } from './field-errors'
import { isBlank, maxLanguages, maxLength, maxProfileLinks, tooLong } from './limits'
import { publicFields } from './public-page'

interface LinkValues {
  label?: string
  url?: string
}

export interface JobSeekerProfileValues {
  headline?: string
  about?: string
  place?: string
  availability?: string
  availableFrom?: string
  languages?: readonly string[]
  links?: readonly LinkValues[]
  publicFields?: readonly string[]
}

/** In the order in which a form offers them; the empty one says nothing. */
export const availabilities = ['', 'open', 'from', 'not-looking'] as const

/** Trimmed, without blank ones, and each once in whatever case it is typed. */
export const languageNames = (names: readonly string[]): string[] => {
  const known = new Map<string, string>()
  for (const name of names.map((typed) => typed.trim())) {
    const key = name.toLowerCase()
    if (!isBlank(name) && !known.has(key)) known.set(key, name)
  }
  return [...known.values()]
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** Whether nothing was typed into a row. */
export const isEmptyLink = ({ label, url }: LinkValues) => isBlank(label) && isBlank(url)

const linkChecks = ({ label, url = '' }: LinkValues, at: number): [string, string | false][] => [
  [`links.${at}.label`, isBlank(label) && 'Please name the link'],
  [`links.${at}.label`, tooLong('The name of the link', label?.trim(), maxLength.linkLabel)],
  [
    `links.${at}.url`,
    !isSafeAddress(url.trim()) && 'Please enter an address that starts with https://',
  ],
  [`links.${at}.url`, tooLong('The address of the link', url.trim(), maxLength.url)],
]

/** A job seeker's profile beside the name. Errors of a link are under `links.0.label` and `links.0.url`. */
export const checkJobSeekerProfile = (values: JobSeekerProfileValues) => {
  const { availability = '', availableFrom = '', links = [] } = values
  const languages = languageNames(values.languages ?? [])
  return collectErrors([
    ['headline', tooLong('Headline', values.headline?.trim(), maxLength.headline)],
    ['about', tooLong('About', values.about?.trim(), maxLength.profileAbout)],
    ['place', tooLong('Place', values.place?.trim(), maxLength.profilePlace)],
    [
      'availability',
      !availabilities.some((known) => known === availability) && 'Please choose your availability',
    ],
    ['availableFrom', availability === 'from' && !isDay(availableFrom) && 'Please choose a date'],
    ['languages', languages.length > maxLanguages && `At most ${maxLanguages} languages`],
    [
      'languages',
      languages.some((name) => name.length > maxLength.language) &&
        'The name of a language is too long',
    ],
    [
      'links',
      links.filter((link) => !isEmptyLink(link)).length > maxProfileLinks &&
        `At most ${maxProfileLinks} links`,
    ],
    [
      'publicFields',
      values.publicFields?.some((name) => !publicFields.some((known) => known === name)) &&
        'Unknown field of a profile',
    ],
    ...links.flatMap((link, at) => (isEmptyLink(link) ? [] : linkChecks(link, at))),
  ])
}
