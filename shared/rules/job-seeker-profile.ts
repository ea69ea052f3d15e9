import { msg, type Translatable } from '../i18n/msg'
import { isSafeAddress } from './addresses'
import { collectRefusals } from './refusals'
import { isBlank, maxLanguages, maxLength, maxProfileLinks, isTooLong } from './limits'
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

const linkChecks = (
  { label, url = '' }: LinkValues,
  at: number,
): [string, Translatable | false][] => [
  [`links.${at}.label`, isBlank(label) && msg('Please name the link')],
  [
    `links.${at}.label`,
    isTooLong(label?.trim(), maxLength.linkLabel) &&
      msg('The name of the link is too long: at most {count} characters', {
        count: maxLength.linkLabel,
      }),
  ],
  [
    `links.${at}.url`,
    !isSafeAddress(url.trim()) && msg('Please enter an address that starts with https://'),
  ],
  [
    `links.${at}.url`,
    isTooLong(url.trim(), maxLength.url) &&
      msg('The address of the link is too long: at most {count} characters', {
        count: maxLength.url,
      }),
  ],
]

/** A job seeker's profile beside the name. Errors of a link are under `links.0.label` and `links.0.url`. */
export const checkJobSeekerProfile = (values: JobSeekerProfileValues) => {
  const { availability = '', availableFrom = '', links = [] } = values
  const languages = languageNames(values.languages ?? [])
  return collectRefusals([
    [
      'headline',
      isTooLong(values.headline?.trim(), maxLength.headline) &&
        msg('Headline is too long: at most {count} characters', { count: maxLength.headline }),
    ],
    [
      'about',
      isTooLong(values.about?.trim(), maxLength.profileAbout) &&
        msg('About is too long: at most {count} characters', { count: maxLength.profileAbout }),
    ],
    [
      'place',
      isTooLong(values.place?.trim(), maxLength.profilePlace) &&
        msg('Place is too long: at most {count} characters', { count: maxLength.profilePlace }),
    ],
    [
      'availability',
      !availabilities.some((known) => known === availability) &&
        msg('Please choose your availability'),
    ],
    [
      'availableFrom',
      availability === 'from' && !isDay(availableFrom) && msg('Please choose a date'),
    ],
    [
      'languages',
      languages.length > maxLanguages && msg('At most {count} languages', { count: maxLanguages }),
    ],
    [
      'languages',
      languages.some((name) => name.length > maxLength.language) &&
        msg('The name of a language is too long: at most {count} characters', {
          count: maxLength.language,
        }),
    ],
    [
      'links',
      links.filter((link) => !isEmptyLink(link)).length > maxProfileLinks &&
        msg('At most {count} links', { count: maxProfileLinks }),
    ],
    [
      'publicFields',
      values.publicFields?.some((name) => !publicFields.some((known) => known === name)) &&
        msg('Unknown field of a profile'),
    ],
    ...links.flatMap((link, at) => (isEmptyLink(link) ? [] : linkChecks(link, at))),
  ])
}
