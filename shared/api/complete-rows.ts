import type { CallName } from '../contract'

/** The fields that screens read without a check, with the values that replace missing or odd ones. */
interface Shape {
  [field: string]: string | number | boolean | Shape | [Shape]
}

const jobSeeker = { firstName: '', lastName: '' }
const recruiter = { ...jobSeeker, companyName: '' }
const technology = { name: '' }
const project = {
  title: '',
  image: '',
  imageAlt: '',
  about: '',
  gitUrl: '',
  websiteUrl: '',
  technologies: [technology] as [Shape],
}
const projectRequest = {
  owner: recruiter,
  title: '',
  mission: '',
  positionOffer: '',
  endDate: '',
}
const notification = { message: '', notificationType: '', createdAt: '' }
const message = { message: '', createdAt: '' }
const chat = {
  user: jobSeeker,
  recruiter,
  messages: [message] as [Shape],
  unread: 0,
  seenSeq: 0,
  state: 'open',
}
const submission = { gitHubLink: '', ownerRevealed: false, createdAt: '' }
const { technologies, ...ownProject } = project

const shapes: Partial<Record<CallName, Shape>> = {
  'GET /api/projectrequests': projectRequest,
  'GET /api/projectrequests/:id': projectRequest,
  'GET /api/recruiter/projectRequests': projectRequest,
  'GET /api/recruiter/projectRequests/:id/links': { gitHubLink: '', ownerRevealed: false },
  'GET /api/recruiter/contacts': jobSeeker,
  'GET /api/recruiter/projects/saved': project,
  'GET /api/recruiter/projects/passed': project,
  'GET /api/recruiter/projects/unseen': project,
  'GET /api/recruiter/user-with-projects/:id': {
    fullName: '',
    projectWithTechnologies: [{ project: ownProject, technologies }],
    likedByRecruiter: [{ project: ownProject }],
  },
  'GET /api/recruiter/techlist': technology,
  'GET /api/recruiter/chats': chat,
  'GET /api/recruiter/chats/messages/:chatId': message,
  'GET /api/recruiter/notifications': notification,
  'GET /api/user/projects': project,
  'GET /api/user/techlist': technology,
  'GET /api/user/submissions': {
    ...submission,
    projectRequest: { title: '', endDate: '' },
  },
  'GET /api/user/project-request/:id/links': submission,
  'GET /api/user/chats': chat,
  'GET /api/user/chats/messages/:chatId': message,
  'GET /api/user/notifications': notification,
}

/**
 * Completes an answer of another server or version, so that one odd row does not break its list: missing fields and
 * fields of another type get the empty value of the call's shape, and what is no row is dropped.
 */
export function completeRows(call: CallName, answer: unknown): unknown {
  const shape = shapes[call]
  if (!shape) return answer
  if (Array.isArray(answer)) return rowsOf(shape, answer)
  return isObject(answer) ? complete(shape, answer) : answer
}

type Row = Record<string, unknown>

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsOf = (shape: Shape, rows: unknown[]) =>
  rows.filter(isObject).map((row) => complete(shape, row))

const complete = (shape: Shape, row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(shape).map(([field, fallback]) => [field, valueOr(fallback, row[field])]),
  ),
})

function valueOr(fallback: Shape[string], value: unknown): unknown {
  if (Array.isArray(fallback)) return Array.isArray(value) ? rowsOf(fallback[0], value) : []
  if (isObject(fallback)) return complete(fallback, isObject(value) ? value : {})
  return typeof value === typeof fallback ? value : fallback
}
