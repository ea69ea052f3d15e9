import type { FastifyReply } from 'fastify'
import type { Session } from '../../release-store'
import type { ReleasePlaneOptions } from '../options'
import {
  documentOf,
  entranceDocument,
  pageHeaders,
  type Outcome,
  type Page,
  type Visit,
} from './document'
import { visitOf } from './sessions'

/** A page whose data is loaded, and which needs the ticket for its forms. */
export type LoadedPage = (visit: Visit) => Page

interface Shown {
  session?: Session
  page?: LoadedPage
  /** In place of the entrance. */
  bare?: Page
  outcome?: Outcome
  /** Why the token typed at the entrance was refused. */
  tokenError?: string
  status?: number
}

/** Sends a page of a session; without a session, the entrance. */
export async function show(
  reply: FastifyReply,
  options: ReleasePlaneOptions,
  { session, page, bare, outcome, tokenError, status = 200 }: Shown,
) {
  const visit = session && (await visitOf(session, options))
  const content = visit && page ? page(visit) : bare
  return reply
    .code(status)
    .headers(pageHeaders(options))
    .send(
      content
        ? documentOf(options, content, outcome, visit)
        : entranceDocument(options, { outcome, tokenError }),
    )
}

export const refused = (sentence: string): Outcome => ({ isRefused: true, sentence })
