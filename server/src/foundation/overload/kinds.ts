import type { IncomingHttpHeaders } from 'node:http'
import type { Patience } from './admission-queue'

/**
 * Kinds of requests in the order in which they are begun under load: what people are doing before what they look at, and people with
 * a session before visitors. What takes long are exports, pictures and reviews. Streams come back by themselves and polls take their place meanwhile; reports of health can be lost.
 */
export const kinds = [
  'write',
  'sign-in',
  'read',
  'long',
  'poll',
  'file',
  'visit',
  'page',
  'stream',
  'report',
] as const
export type Kind = (typeof kinds)[number]

interface Room {
  /** What requests of the kind are mostly answered from. The work on one of the two keeps nothing of the other from being begun. */
  from: 'database' | 'memory'
  /** How many requests of the kind, and of those before it, may be worked on at once. */
  most: number
}

/**
 * Twice the connections to the database, so that none is ever idle. Changes may wait for each other's locks and leave connections
 * for what reads. Some pages read the database, too.
 */
export const rooms: Record<Kind, Room> = {
  write: { from: 'database', most: 8 },
  'sign-in': { from: 'database', most: 20 },
  read: { from: 'database', most: 20 },
  long: { from: 'database', most: 20 },
  poll: { from: 'memory', most: 20 },
  file: { from: 'memory', most: 20 },
  visit: { from: 'database', most: 20 },
  page: { from: 'memory', most: 8 },
  stream: { from: 'memory', most: 20 },
  report: { from: 'database', most: 20 },
}

/**
 * Streams have no end. Logins, pictures, reviews and exports wait long for a turn of their own, which is limited by itself: counted, a few
 * of them would keep everybody else from being begun.
 */
export const uncounted: ReadonlySet<Kind> = new Set(['stream', 'sign-in', 'long'])

const short: Patience = { longestWait: 100, standingWait: 20 }
/** What somebody has typed is not refused before they notice that it takes a while. */
const long: Patience = { longestWait: 500, standingWait: 100 }

/** A page that was sent cannot start without each of its files, and they cost little. */
const ofPages: Patience = { longestWait: 2000, standingWait: 1000 }

export const patience: Record<Kind, Patience> = {
  write: long,
  'sign-in': long,
  read: short,
  long,
  poll: short,
  file: ofPages,
  visit: short,
  page: short,
  stream: short,
  report: short,
}

interface Asked {
  method?: string
  url?: string
  headers: IncomingHttpHeaders
}

interface ClassifyOptions {
  /** Whether the request has a valid token. Whether its session is live is not asked, because that may need the database. */
  hasToken: (headers: IncomingHttpHeaders) => boolean
  isPoll: (path: string) => boolean
  isStream: (path: string) => boolean
  isLong: (path: string) => boolean
}

/** These are answered at all times: they tell how the server does. */
const always = new Set(['/healthz', '/readyz', '/metrics'])
const reports = new Set(['/platform/health', '/platform/ticket'])
const isFile = /^\/(?:apps|api\/images)\//

/** The kind of a request; undefined for what is never refused. Only the kind depends on the spelling of the path. */
export function kindOf(
  { method = 'GET', url = '/', headers }: Asked,
  { hasToken, isPoll, isStream, isLong }: ClassifyOptions,
): Kind | undefined {
  const path = url.split('?', 1)[0] ?? url
  if (always.has(path)) return undefined
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && isFile.test(path)) return 'file'
  if (reports.has(path)) return 'report'
  // Operators move releases, too, while their server is overloaded.
  if (path.startsWith('/api/auth/') || path.startsWith('/platform/')) return 'sign-in'
  if (!path.startsWith('/api/')) return 'page'
  if (!hasToken(headers)) return 'visit'
  if (isLong(path)) return 'long'
  if (!isRead) return 'write'
  if (isStream(path)) return 'stream'
  return isPoll(path) ? 'poll' : 'read'
}
