import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  everyApp,
  findSession,
  issueFormTicket,
  mayDeploy,
  RefusedError,
  takeFormTicket,
  type Session,
} from '../../release-store'
import { count } from '../authenticate'
import type { ReleasePlaneOptions } from '../options'
import type { Visit } from './document'

const cookies = /(?:^|;)\s*platform_session=([^;]*)/g

/** How long a session and the forms of a page are valid, in seconds. */
export const lifetimes = { session: 28_800, ticket: 3600 }

/** A script of an app cannot replace the cookie, but it can add one of its own team for a longer path. */
export const hasSeveralSessions = (request: FastifyRequest) => sessionsIn(request).length > 1

const sessionsIn = ({ headers }: FastifyRequest) =>
  [...(headers.cookie ?? '').matchAll(cookies)].map(([, id = '']) => id)

/** The session of a request for a page, if it has one; throws unless the page is opened in a window of its own. */
export async function readSession(
  request: FastifyRequest,
  options: ReleasePlaneOptions,
): Promise<Session | undefined> {
  const [id] = sessionsIn(request)
  const session = id === undefined ? undefined : await findSession(options.pool, id)
  if (session === undefined) return undefined
  requireWindow(request)
  await count(options, 'token', session.deployer.name)
  return session
}

/** Scripts of this origin can send any request, but they cannot set these headers. */
export function requireWindow({ headers }: FastifyRequest) {
  if (headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate') return
  throw new RefusedError(
    403,
    'This page opens only in a window of its own, over HTTPS or on localhost; no script or frame gets it.',
  )
}

/** The session of a form. Its ticket proves it, because browsers send no cookie with a form of a sandboxed page. */
export async function redeemTicket(
  ticket: string,
  options: ReleasePlaneOptions,
): Promise<Session | undefined> {
  const session = await takeFormTicket(options.pool, ticket)
  if (session !== undefined) await count(options, 'token', session.deployer.name)
  return session
}

/** Refuses an app of others in the same words as one that does not exist. */
export function requireVisible({ deployer }: Session, app: string): void {
  if (mayDeploy(deployer, app)) return
  throw new RefusedError(404, `The token ${deployer.name} has no app named ${app}.`)
}

export async function visitOf(session: Session, { pool }: ReleasePlaneOptions): Promise<Visit> {
  const { name, apps } = session.deployer
  const ticket = await issueFormTicket(pool, session, lifetimes.ticket)
  return { name, isOperator: apps.includes(everyApp), ticket }
}

/** Lax and not Strict, because browsers take a link of a sandboxed page for one of another site. */
export function setSessionCookie(
  reply: FastifyReply,
  { isSecure }: ReleasePlaneOptions,
  id: string,
): void {
  const seconds = id === '' ? 0 : lifetimes.session
  const attributes = `Path=/platform; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  void reply.header('set-cookie', `platform_session=${id}; ${attributes}`)
}
