import type { ContentSource, Format, Formats } from '@swipefolio/platform/front-door'
import type { JobSeekerProfile, PublicProject } from '@swipefolio/shared/contract'
import {
  availabilityText,
  avatarOf,
  coverOf,
  deadlineMark,
  excerpt,
  formatDeadline,
  textBlocks,
} from '@swipefolio/shared/format'
import { type Catalogue, inLanguage } from '@swipefolio/shared/i18n'
import he from '@swipefolio/shared/i18n/he.json'
import { isClosed } from '@swipefolio/shared/rules'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../foundation/clock'
import { ownAddress } from '../foundation/http/call-limits'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The generated cover of the project that a template is at. */
const coverAt = (title: unknown, owner: unknown) =>
  coverOf(
    textOf(title),
    (owner as PublicProject).technologies.map(({ name }) => name),
  )

/** The formats of templates in the language that is set. Apps render the same with `shared/format`, in the language of the page. */
const formatsIn = (at: string, dates: string): Formats => ({
  availability: (_availability, _argument, profile) =>
    availabilityText(profile as JobSeekerProfile, new Date(at), dates),
  avatar: (name) => [avatarOf(textOf(name))],
  blocks: (text) =>
    textBlocks(textOf(text)).map((block) =>
      block.kind === 'list' ? { items: block.items.map((item) => ({ text: item })) } : block,
    ),
  closed: (endDate) => isClosed(textOf(endDate), new Date(at)),
  coverLetters: (title, _argument, project) => coverAt(title, project).letters,
  coverShapes: (title, _argument, project) => coverAt(title, project).shapes,
  day: (day) => formatDeadline(textOf(day), dates),
  deadline: (endDate) => deadlineMark(textOf(endDate), new Date(at)),
  excerpt: (text, length) => excerpt(textOf(text), Number(length)),
  list: (texts) => (Array.isArray(texts) ? texts.map(textOf).join(', ') : ''),
  or: (text, other) => textOf(text).trim() || other,
})

const catalogues: Record<string, Catalogue | undefined> = { he }

function formatsAt(at: string, language: string): Formats {
  const catalogue = catalogues[language]
  if (catalogue === undefined) return formatsIn(at, 'en-US')
  return Object.fromEntries(
    Object.entries(formatsIn(at, language)).map(([name, format]): [string, Format] => [
      name,
      (...values) => inLanguage(language, catalogue, () => format(...values)),
    ]),
  )
}

/** The content of public pages, by the API's own calls. They are not counted, as pages are not. */
export const publicContent = (app: FastifyInstance, clock: Clock): ContentSource => ({
  formatsAt,
  async read(address) {
    const answer = await app.inject({ url: address, remoteAddress: ownAddress })
    const at = clock().toISOString().slice(0, 10)
    // An address that is refused is that of nothing.
    if (answer.statusCode === 404 || answer.statusCode === 400) return { data: null, at }
    if (answer.statusCode !== 200) return undefined
    const next = answer.headers['next-cursor']
    return { data: answer.json<unknown>(), ...(typeof next === 'string' && { next }), at }
  },
})
