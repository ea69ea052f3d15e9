import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Problem } from '@swipefolio/shared/contract'
import { unavailable, type WriteRefusalPage } from '../http/errors'
import { constantHeaders } from '../http/headers'

/** A body beyond this is not awaited: its connection is closed. */
const smallBody = 64 * 1024

interface RefuseOptions {
  isProduction: boolean
  newRequestId: (request: IncomingMessage) => string
  writePage?: WriteRefusalPage
}

/**
 * Answers 503 with Retry-After before the request reaches the app: the less a refusal costs, the more is left for answers.
 */
export function createRefusal({ isProduction, newRequestId, writePage }: RefuseOptions) {
  const { message, code, retryAfterSeconds, status } = unavailable()
  const problem = { type: 'about:blank', title: message, status, code } satisfies Problem
  const always = {
    ...constantHeaders(isProduction),
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  }
  const headers = Object.entries(always).flat()
  const ofText = [
    ...headers,
    'content-type',
    'text/plain; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(message)),
  ]
  const ofProblem = [...headers, 'content-type', 'application/problem+json']

  return (request: IncomingMessage, response: ServerResponse): void => {
    const requestId = newRequestId(request)
    const own = ['x-request-id', requestId]
    if (hasLargeBody(request)) own.push('connection', 'close')
    if (request.headers.accept?.includes('application/problem+json')) {
      response.writeHead(status, [...ofProblem, ...own])
      response.end(JSON.stringify({ ...problem, requestId }))
      return
    }
    const page = writePage?.(request.headers, message, code)
    if (page) {
      const ofPage = Object.entries({ ...always, ...page.headers }).flat()
      response.writeHead(status, [...ofPage, ...own])
      response.end(page.html)
    } else {
      response.writeHead(status, [...ofText, ...own])
      response.end(message)
    }
  }
}

const hasLargeBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallBody
