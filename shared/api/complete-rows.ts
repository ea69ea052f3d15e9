import type { CallName } from '../contract'
import { complete, isObject, Nullable, type Row, rowsOf, type Shape } from './complete-shape'
import { ApiError } from './errors'

const person = { firstName: '', lastName: '' }
const jobSeeker = { ...person, email: '' }
const recruiter = { ...person, companyName: '' }
const technology = { name: '' }
const project = {
  title: '',
  image: '',
  imageAlt: '',
  morePictures: [{ image: '', imageAlt: '' }] as [Shape],
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
  technologies: [technology] as [Shape],
  place: '',
  reward: '',
}
const notification = { message: '', notificationType: '', createdAt: '' }
const message = {
  message: '',
  createdAt: '',
  senderUser: new Nullable(person),
  senderRecruiter: new Nullable(recruiter),
}
const chat = {
  user: jobSeeker,
  recruiter,
  messages: [message] as [Shape],
  unread: 0,
  seenSeq: 0,
  state: 'open',
}
const answeringProject = new Nullable({ title: '' })
const submission = {
  gitHubLink: '',
  ownerRevealed: false,
  createdAt: '',
  project: answeringProject,
  note: '',
  status: '',
  statusAt: '',
  reply: '',
}
const accountEvent = { type: '', device: '', address: '', createdAt: '' }
const session = { device: '', address: '', startedAt: '', usedAt: '', isCurrent: false }
const mailPreferences = { messages: false, contacts: false, links: false }
const summary = { ...person, projectsCount: 0, image: '' }
const profile = {
  headline: '',
  about: '',
  place: '',
  availability: '',
  availableFrom: '',
  languages: [''] as [string],
  links: [{ label: '', url: '' }] as [Shape],
  image: '',
}
const readme = { repository: '', takenAt: '', blocks: [{ kind: '' }] as [Shape] }
const { technologies, ...ownProject } = project

type Kind = 'list' | 'entries' | 'object' | 'nothing'

interface Expected {
  kinds: Kind[]
  shape: Shape
}

const list = (shape: Shape): Expected => ({ kinds: ['list'], shape })
/** A list whose rows have no ids. */
const entries = (shape: Shape): Expected => ({ kinds: ['entries'], shape })
const one = (shape: Shape): Expected => ({ kinds: ['object'], shape })
const oneOrNothing = (shape: Shape): Expected => ({ kinds: ['object', 'nothing'], shape })

const answers: Partial<Record<CallName, Expected>> = {
  'GET /api/projectrequests': list(projectRequest),
  'GET /api/projectrequests/:id': one(projectRequest),
  'GET /api/projectrequests/technologies': list(technology),
  'GET /api/public-pages/:handle': one({ fullName: '', ...profile, projects: [project] }),
  'GET /api/recruiter/account-events': entries(accountEvent),
  'GET /api/recruiter/ai-reviews': list({}),
  'GET /api/recruiter/chats': list(chat),
  'GET /api/recruiter/chats/messages/:chatId': list(message),
  'GET /api/recruiter/contacts': list({
    ...jobSeeker,
    image: '',
    tags: [''],
    nextStep: '',
    nextStepOn: '',
    lastMessage: new Nullable({ message: '', isOwn: false, at: '' }),
  }),
  'GET /api/recruiter/contacts/:id': one(summary),
  'GET /api/recruiter/contacts/:id/desk': one({
    stageId: 0,
    note: '',
    noteVersion: 0,
    tags: [''],
    nextStep: '',
    nextStepOn: '',
  }),
  'GET /api/recruiter/contact-stages': list({ name: '', count: 0 }),
  'GET /api/recruiter/dashboard-stats': one({
    projectsLiked: 0,
    projectsSaved: 0,
    contacts: 0,
    linksReceived: 0,
    trends: {},
  }),
  'GET /api/recruiter/details': oneOrNothing({ ...jobSeeker, companyName: '' }),
  'GET /api/recruiter/home': one({
    deck: { count: 0, top: new Nullable(project) },
    requests: [{ title: '', newLinks: 0 }],
    turns: [{ ...person, at: '' }],
    nextSteps: [{ ...person, nextStep: '', nextStepOn: '' }],
    hasDecided: false,
    hasRequests: false,
  }),
  'GET /api/recruiter/liked-projects/:id/contact': one(summary),
  'GET /api/recruiter/mail-preferences': one(mailPreferences),
  'GET /api/recruiter/notifications': list(notification),
  'GET /api/recruiter/projectRequests': list(projectRequest),
  'GET /api/recruiter/projectRequests/:id/links': list({
    gitHubLink: '',
    ownerRevealed: false,
    linkOwner: new Nullable(jobSeeker),
    project: answeringProject,
    note: '',
    seen: true,
    reply: '',
    secondsToUndo: 0,
  }),
  'GET /api/recruiter/contact-projects/:id/readme': oneOrNothing(readme),
  'GET /api/recruiter/projects/passed': list(project),
  'GET /api/recruiter/projects/saved': list(project),
  'GET /api/recruiter/projects/unseen': { kinds: ['object', 'list', 'nothing'], shape: project },
  'GET /api/recruiter/revealed-user/:id': one(jobSeeker),
  'GET /api/recruiter/projects/unseen/count': one({ count: 0 }),
  'GET /api/recruiter/saved-filters': list({ name: '', isMailed: false }),
  'GET /api/recruiter/sessions': list(session),
  'GET /api/recruiter/techlist': list(technology),
  'GET /api/recruiter/user-with-projects/:id': one({
    fullName: '',
    email: '',
    chatId: 0,
    since: '',
    origin: new Nullable({ kind: '', title: '' }),
    profile,
    projectWithTechnologies: [{ project: ownProject, technologies }],
    likedByRecruiter: [{ project: ownProject }],
  }),
  'GET /api/user/account-events': entries(accountEvent),
  'GET /api/user/ai-reviews': list({}),
  'GET /api/user/chats': list(chat),
  'GET /api/user/chats/messages/:chatId': list(message),
  'GET /api/user/dashboard-stats': one({
    projectsCount: 0,
    projectsLikes: 0,
    contacts: 0,
    projectsSaved: 0,
    trends: {},
  }),
  'GET /api/user/details': oneOrNothing(jobSeeker),
  'GET /api/user/home': one({
    done: [''],
    newest: new Nullable({ title: '' }),
    top: new Nullable(project),
    week: [{ project: { title: '' }, likes: 0, saves: 0 }],
    requests: [{ title: '', companyName: '', endDate: '', technologies: [''] }],
    turns: [{ ...person, at: '' }],
  }),
  'GET /api/user/mail-preferences': one(mailPreferences),
  'GET /api/user/notifications': list(notification),
  'GET /api/user/privacy': one({ paused: false, hiddenCompanies: [''], hiddenDomains: [''] }),
  'GET /api/user/profile': one({ ...profile, publicFields: [''] }),
  'GET /api/user/project-request/:id/links': list(submission),
  'GET /api/user/project-requests': list({
    ...projectRequest,
    fittingProjects: 0,
    isBookmarked: false,
  }),
  'GET /api/user/projects': list(project),
  'GET /api/user/public-page': one({ isOn: false, handle: '', projectIds: [0] }),
  'GET /api/user/projects/:id/readme': oneOrNothing(readme),
  'GET /api/user/sessions': list(session),
  'GET /api/user/submissions': list({ ...submission, projectRequest: { title: '', endDate: '' } }),
  'GET /api/user/techlist': list(technology),
}

/**
 * Completes an answer of another server or version, so that one odd row does not break its list: missing fields and
 * fields of another type get the empty value of the call's shape. What is no row is dropped, and so is a row without an id,
 * which nothing could open. An answer of another kind, as an object or a proxy's page where a list is expected, is a failed
 * load: ApiError 502 without a sentence.
 */
export function completeRows(call: CallName, answer: unknown): unknown {
  const expected = answers[call]
  if (!expected) return answer
  const { kinds, shape } = expected
  const isOf = (kind: Kind) => kinds.includes(kind)
  if (Array.isArray(answer) && isOf('list')) return rowsOf(shape, answer).filter(hasId)
  if (Array.isArray(answer) && isOf('entries')) return rowsOf(shape, answer)
  if (isObject(answer) && isOf('object')) return complete(shape, answer)
  if ((answer === null || answer === '') && isOf('nothing')) return null
  throw new ApiError(502, '')
}

const hasId = ({ id }: Row) => typeof id === 'number' || typeof id === 'string'
