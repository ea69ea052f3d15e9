import type { Actor } from '../matrix/templates'
import type { Stage } from '../matrix/world'
import type { Canary } from './canaries'

export interface CapturedResponse {
  call: string
  stage: Stage
  actor: Actor
  text: string
}

/** The canaries in a text, in clear or inside a token. */
export function canariesIn(text: string, canaries: Canary[]): Canary[] {
  const whole = [text, ...tokenPayloads(text)].join('\n').toLowerCase()
  return canaries.filter(({ value }) => contains(whole, value.toLowerCase()))
}

/** The canaries in a response that its reader may not see there. */
export function leaksIn(response: CapturedResponse, canaries: Canary[]): Canary[] {
  const { actor, text } = response
  const found = canariesIn(text, canaries)
  // A public page says the same to everybody, its owner included.
  if (response.call.startsWith('GET /api/public-pages/')) {
    return found.filter(({ isOnPage }) => !isOnPage)
  }
  return found.filter(
    (canary) =>
      !canary.readers.includes(actor) ||
      (canary.isOfOwner && isBlind(response)) ||
      (canary.isOfSentProject && isAboutLinks(response)),
  )
}

/** Responses to recruiters that never identify the owner of a project or a link, not even a contact. */
const blindCalls = [
  'GET /api/recruiter/projects/',
  'POST /api/recruiter/projects/',
  'DELETE /api/recruiter/projects/',
  'PUT /api/recruiter/projects/',
  'GET /api/recruiter/notifications',
  'GET /api/recruiter/dashboard-stats',
]

/** A link names its author after a reveal, and not because of a like. */
const linkCalls = ['GET /api/recruiter/projectRequests', 'GET /api/recruiter/revealed-user']

function isBlind({ call, actor, stage }: CapturedResponse) {
  const calls = stage === 'revealed' ? blindCalls : [...blindCalls, ...linkCalls]
  return actor !== 'O' && calls.some((start) => call.startsWith(start))
}

const aboutLinks =
  /^\w+ \/api\/recruiter\/(projectRequests|links|notifications|revealed-user|export|events)/

/** Responses to recruiters in which a link that is not revealed may be; the project that it is one of may not. */
const isAboutLinks = ({ call }: CapturedResponse) => aboutLinks.test(call)

function contains(text: string, value: string) {
  if (!text.includes(value)) return false
  return !/^\d+$/.test(value) || new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text)
}

const tokenPayloads = (text: string) =>
  [...text.matchAll(/eyJ[\w-]+\.([\w-]+)\.[\w-]+/g)].map(([, payload = '']) =>
    Buffer.from(payload, 'base64url').toString(),
  )
