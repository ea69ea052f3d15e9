import type { Chat, Project, Role } from '@swipefolio/shared/contract'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectPayload } from './builders'
import { succeed } from './call'
import { recordSecret } from './log-evidence'

/** A person who knows only the URL of a server. */
export interface RemotePerson {
  role: Role
  token: string
  /** What the servers have set, as a browser keeps it. */
  cookie?: string
}

/** The connection broke before the response was complete. */
export class Unanswered extends Error {}

/** Makes a call of the contract over the network; a buffer is sent as a picture. */
export async function callRemotely(
  address: string,
  name: string,
  person?: RemotePerson,
  body?: object,
) {
  const [method, path] = name.split(' ')
  const isPicture = body instanceof Buffer
  try {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': isPicture ? 'image/png' : 'application/json' }),
        ...(person && { authorization: `Bearer ${person.token}` }),
        ...(person?.cookie && { cookie: person.cookie }),
      },
      body: isPicture ? new Uint8Array(body) : body && JSON.stringify(body),
    })
    const [set] = answer.headers.getSetCookie()
    if (person && set) person.cookie = set.split(';')[0]
    const retryAfter = answer.headers.get('retry-after')
    return { call: name, status: answer.status, retryAfter, text: await answer.text() }
  } catch (error) {
    throw new Unanswered(`${name} was not answered`, { cause: error })
  }
}

/** For set-up: retries after Retry-After while the server sheds load, and throws on any other failure. */
export async function succeedRemotely(...request: Parameters<typeof callRemotely>) {
  for (;;) {
    const answer = await callRemotely(...request)
    if (answer.status !== 503) return succeed(answer)
    await sleep(100)
  }
}

/** Signs up with the mailed code and logs in. */
export async function signUpRemotely(address: string, role: Role): Promise<RemotePerson> {
  const credentials = { email: `${randomUUID()}@example.org`, password: 'a password' }
  const { email, password } = credentials
  recordSecret('email', email)
  recordSecret('password', password)
  const isRecruiter = role === 'recruiter'
  await succeedRemotely(address, 'POST /api/auth/request-register', undefined, {
    ...credentials,
    firstName: 'Noa',
    lastName: 'Levi',
    recruiter: isRecruiter,
    ...(isRecruiter && { companyName: 'Kite Works' }),
  })
  const code = await mailedCode(address, email)
  recordSecret('code', code)
  await succeedRemotely(address, `POST /api/auth/verify-request/${email}`, undefined, { code })
  const login = `POST /api/auth/${isRecruiter ? 'recruiterlogin' : 'userlogin'}`
  const { text } = await succeedRemotely(address, login, undefined, credentials)
  recordSecret('token', text)
  return { role, token: text }
}

async function mailedCode(address: string, email: string): Promise<string> {
  for (;;) {
    const mails = await succeedRemotely(address, `GET /dev/mailbox.json?to=${email}`)
    const [newest] = JSON.parse(mails.text) as { text: string }[]
    const code = /^\d{8}$/m.exec(newest?.text ?? '')?.[0]
    if (code) return code
    await sleep(20)
  }
}

/** Makes the recruiter like a project of the job seeker and returns the id of their chat. */
export async function connectRemotely(
  address: string,
  recruiter: RemotePerson,
  seeker: RemotePerson,
): Promise<number> {
  const body = projectPayload()
  const published = await succeedRemotely(address, 'POST /api/user/projects', seeker, body)
  const { id } = JSON.parse(published.text) as Project
  const like = `POST /api/recruiter/projects/${id}?likedStatus=LIKED`
  await succeedRemotely(address, like, recruiter)
  const chats = await succeedRemotely(address, 'GET /api/user/chats', seeker)
  const [chat] = JSON.parse(chats.text) as Chat[]
  if (!chat) throw new Error('A like made no chat')
  return chat.id
}
