import type { ContentSource, Formats } from '@swipefolio/platform/front-door'
import type { JobSeekerProfile, PublicProject } from '@swipefolio/shared/contract'
import {
  availabilityText,
  coverOf,
  deadlineMark,
  excerpt,
  formatDeadline,
} from '@swipefolio/shared/format'
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

/** The formats of templates. Apps render the same with `shared/format`, in the language of the page. */
const formatsAt = (at: string): Formats => ({
  availability: (_availability, _argument, profile) =>
    availabilityText(profile as JobSeekerProfile, new Date(at), 'en-US'),
  closed: (endDate) => isClosed(textOf(endDate), new Date(at)),
  coverLetters: (title, _argument, project) => coverAt(title, project).letters,
  coverShapes: (title, _argument, project) => coverAt(title, project).shapes,
  day: (day) => formatDeadline(textOf(day), 'en-US'),
  deadline: (endDate) => deadlineMark(textOf(endDate), new Date(at)),
  excerpt: (text, length) => excerpt(textOf(text), Number(length)),
  list: (texts) => (Array.isArray(texts) ? texts.map(textOf).join(', ') : ''),
  or: (text, other) => textOf(text).trim() || other,
})

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
