import type {
  AccountEvent,
  Chat,
  Contact,
  ContactSummary,
  JobSeeker,
  JobSeekerHome,
  JobSeekerProfile,
  Link,
  ListedProjectRequest,
  Message,
  Notification,
  Project,
  OwnProjectRequest,
  ProjectRequest,
  PublicPage,
  Recruiter,
  RecruiterHome,
  SentLink,
  Session,
  Submission,
  Technology,
  UnseenProject,
} from '../contract'
import type { Builder } from './builder'

let lastId = 1000
const nextId = () => ++lastId

export const aTechnology: Builder<Technology> = (changes) => ({
  id: nextId(),
  name: 'TypeScript',
  ...changes,
})

export const aJobSeeker: Builder<JobSeeker> = (changes) => ({
  id: nextId(),
  email: 'noa@example.com',
  firstName: 'Noa',
  lastName: 'Levi',
  ...changes,
})

export const aContact: Builder<Contact> = (changes) => ({
  ...aJobSeeker(),
  chatId: nextId(),
  since: new Date().toISOString(),
  origin: { kind: 'like', title: 'Tide Tables' },
  ...changes,
})

export const aContactSummary: Builder<ContactSummary> = (changes) => ({
  id: nextId(),
  firstName: 'Noa',
  lastName: 'Levi',
  chatId: nextId(),
  hasMessages: false,
  projectsCount: 4,
  ...changes,
})

export const aJobSeekerProfile: Builder<JobSeekerProfile> = (changes) => ({
  headline: 'Maps for small harbours',
  about: 'I build what fishermen use at four in the morning.',
  place: 'Haifa',
  availability: 'open',
  availableFrom: '',
  languages: ['Hebrew', 'English'],
  links: [{ label: 'Blog', url: 'https://noa.example.com/' }],
  image: '',
  ...changes,
})

export const aPublicPage: Builder<PublicPage> = (changes) => {
  const { title, image, imageAlt, about, gitUrl, websiteUrl, technologies } = aProject()
  return {
    ...aJobSeekerProfile(),
    handle: 'noa',
    fullName: 'Noa Levi',
    projects: [{ title, image, imageAlt, about, gitUrl, websiteUrl, technologies }],
    ...changes,
  }
}

export const aRecruiter: Builder<Recruiter> = (changes) => ({
  id: nextId(),
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Brandt',
  companyName: 'Lumen Works',
  ...changes,
})

export const anUnseenProject: Builder<UnseenProject> = (changes) => ({
  id: nextId(),
  title: 'Tide Tables',
  image: '',
  imageAlt: '',
  about: 'Tells small harbours when it is safe to leave.',
  gitUrl: 'https://github.com/tides/tables',
  websiteUrl: 'https://tides.example.com',
  technologies: [aTechnology()],
  ...changes,
})

export const aProject: Builder<Project> = (changes) => ({
  ...anUnseenProject(),
  owner: null,
  ...changes,
})

export const aProjectRequest: Builder<ProjectRequest> = (changes) => ({
  id: nextId(),
  owner: { firstName: 'Maya', lastName: 'Brandt', companyName: 'Lumen Works' },
  title: 'A map that works offline',
  mission: 'Build a map of bus stops that still works in a tunnel.',
  positionOffer: 'Front-end engineer',
  endDate: '2099-12-31',
  technologies: [aTechnology()],
  place: 'Remote',
  reward: '€500 for the best one',
  ...changes,
})

export const aListedProjectRequest: Builder<ListedProjectRequest> = (changes) => ({
  ...aProjectRequest(),
  fittingProjects: 0,
  isBookmarked: false,
  ...changes,
})

export const anOwnProjectRequest: Builder<OwnProjectRequest> = (changes) => ({
  ...aProjectRequest(),
  linksCount: 0,
  newLinks: 0,
  ...changes,
})

export const aLink: Builder<Link> = (changes) => ({
  id: nextId(),
  gitHubLink: 'https://github.com/tides/offline-map',
  ownerRevealed: false,
  linkOwner: null,
  project: null,
  note: '',
  seen: true,
  verdict: null,
  reply: '',
  secondsToUndo: 0,
  ...changes,
})

export const aSubmission: Builder<Submission> = (changes) => ({
  id: nextId(),
  gitHubLink: 'https://github.com/noa/offline-map',
  ownerRevealed: false,
  createdAt: '2026-01-01T12:00:00.000Z',
  project: null,
  note: '',
  status: 'SENT',
  statusAt: '2026-01-01T12:00:00.000Z',
  reply: '',
  ...changes,
})

export const aSentLink: Builder<SentLink> = (changes) => ({
  ...aSubmission(),
  projectRequest: {
    id: nextId(),
    title: 'A map that works offline',
    companyName: 'Lumen Works',
    endDate: '2099-12-31',
  },
  ...changes,
})

export const aMessage: Builder<Message> = (changes) => ({
  id: nextId(),
  seq: 1,
  message: 'Hello!',
  createdAt: '2026-01-01T12:00:00.000Z',
  senderUser: null,
  senderRecruiter: { firstName: 'Maya', lastName: 'Brandt', companyName: 'Lumen Works' },
  clientKey: null,
  ...changes,
})

export const aChat: Builder<Chat> = (changes) => ({
  id: nextId(),
  user: aJobSeeker(),
  recruiter: { firstName: 'Maya', lastName: 'Brandt', companyName: 'Lumen Works' },
  messages: [],
  unread: 0,
  seenSeq: 0,
  state: 'open',
  ...changes,
})

export const aNotification: Builder<Notification> = (changes) => ({
  id: nextId(),
  notificationType: 'CHAT',
  message: 'Maya Brandt from Lumen Works liked your project "Tide Tables"',
  createdAt: '2026-01-01T12:00:00.000Z',
  seen: false,
  typeReferenceId: nextId(),
  ...changes,
})

export const aRecruiterHome: Builder<RecruiterHome> = (changes) => ({
  deck: { count: 0, top: null },
  requests: [],
  turns: [],
  hasDecided: true,
  hasRequests: true,
  ...changes,
})

export const aJobSeekerHome: Builder<JobSeekerHome> = (changes) => ({
  done: [],
  newest: null,
  top: null,
  week: [],
  requests: [],
  ...changes,
})

export const aSession: Builder<Session> = (changes) => ({
  id: nextId(),
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  startedAt: new Date().toISOString(),
  usedAt: new Date().toISOString(),
  isCurrent: false,
  ...changes,
})

export const anAccountEvent: Builder<AccountEvent> = (changes) => ({
  type: 'login',
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  createdAt: new Date().toISOString(),
  ...changes,
})
