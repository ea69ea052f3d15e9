import type { Chat, Link, Project, ProjectRequest, Submission } from '@swipefolio/shared/contract'
import { createReadme, replaceReadme } from '../modules/readmes/repository'
import { createReview } from '../modules/ai-review/repository'
import { call, succeed } from './call'
import { type LoggedIn, testPassword } from './log-in'
import type { TestServer } from './test-server'

export const projectPayload = (project: object = {}, technologies: object[] = [{ id: 1 }]) => ({
  project: { title: 'Tide Clock', about: 'A clock for the sea.', ...project },
  technologies,
})

export async function publishProject(server: TestServer, seeker: LoggedIn, project: object = {}) {
  const body = projectPayload(project)
  const answer = await succeed(call(server, 'POST /api/user/projects', seeker, { body }))
  return answer.json<Project>()
}

export const requestPayload = (request: object = {}) => ({
  id: 0,
  owner: null,
  title: 'A harbour in a bottle',
  mission: 'Build a harbour that fits a bottle.',
  positionOffer: 'Shipwright',
  endDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  ...request,
})

export async function postRequest(server: TestServer, recruiter: LoggedIn, request: object = {}) {
  const body = requestPayload(request)
  const name = 'POST /api/recruiter/projectRequests'
  const answer = await succeed(call(server, name, recruiter, { body }))
  return answer.json<ProjectRequest>()
}

export const sendLink = (
  server: TestServer,
  seeker: LoggedIn,
  requestId: number,
  gitHubLink = 'https://github.com/kelp-and-co/bottle',
) =>
  call(server, `POST /api/user/project-request/${requestId}/send-link`, seeker, {
    query: { gitHubLink },
  })

/** Answers a project request with what the body holds: an address or a project, and a note. */
export const sendAnswer = (server: TestServer, seeker: LoggedIn, requestId: number, body: object) =>
  call(server, `POST /api/user/project-request/${requestId}/send-link`, seeker, { body })

/** Sends a link and returns its id. */
export async function submitLink(
  server: TestServer,
  seeker: LoggedIn,
  requestId: number,
  gitHubLink?: string,
) {
  const answer = await succeed(sendLink(server, seeker, requestId, gitHubLink))
  return answer.json<Submission>().id
}

export const decide = (
  server: TestServer,
  recruiter: LoggedIn,
  projectId: number,
  likedStatus: string,
) =>
  call(server, `POST /api/recruiter/projects/${projectId}`, recruiter, { query: { likedStatus } })

export async function reveal(server: TestServer, recruiter: LoggedIn, linkId: number) {
  const name = `GET /api/recruiter/revealLinkOwner/${linkId}`
  return (await succeed(call(server, name, recruiter))).json<Link>()
}

/** Lets a recruiter judge a link, or take that back. */
export const judge = (server: TestServer, recruiter: LoggedIn, linkId: number, body: object) =>
  call(server, `PUT /api/recruiter/links/${linkId}/verdict`, recruiter, { body })

/** Makes the recruiter like a project of the job seeker and returns their chat. */
export async function connect(server: TestServer, recruiter: LoggedIn, seeker: LoggedIn) {
  const project = await publishProject(server, seeker)
  await succeed(decide(server, recruiter, project.id, 'LIKED'))
  const chats = await succeed(call(server, 'GET /api/recruiter/chats', recruiter))
  const chat = chats.json<Chat[]>().find(({ user }) => user.id === seeker.account.id)
  if (!chat) throw new Error('A like made no chat')
  return chat
}

/** Stores a README of a project as if the person had taken and saved it, and returns its id. */
export async function storeReadme(
  { db }: TestServer,
  { account }: LoggedIn,
  { projectId, text }: { projectId: number; text: string },
) {
  const { id } = await createReadme(db, {
    ownerId: account.id,
    repository: 'https://github.com/kelp-and-co/rope',
    blocks: [{ kind: 'paragraph', spans: [{ text }] }],
    at: new Date(),
  })
  await replaceReadme(db, { ownerId: account.id, projectId, id })
  return id
}

/** Stores a review as if the person had requested it, and returns its id. */
export async function storeReview({ db }: TestServer, { account }: LoggedIn, repository: string) {
  const { id } = await createReview(db, {
    accountId: account.id,
    repository: `https://github.com/kelp-and-co/${repository}`,
    commit: 'c'.repeat(40),
    model: null,
    filesRead: 3,
    filesTotal: 4,
    result: [{ kind: 'strength', file: 'README.md', text: 'It is explained.' }],
    at: new Date(),
  })
  return id
}

/** Logs a person in once more and returns the id of the session. */
export async function startAnotherSession(server: TestServer, person: LoggedIn): Promise<number> {
  const { email, role } = person.account
  const name = `POST /api/auth/${role === 'recruiter' ? 'recruiter' : 'user'}login`
  const body = { email, password: testPassword }
  const { text: token } = await succeed(call(server, name, undefined, { body }))
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { sid: number }).sid
}
