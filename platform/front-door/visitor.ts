import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const year = 31_536_000
const cookie = /(?:^|;\s*)visitor=([\w.-]{1,64})(?:;|$)/

/** The random number that assigns a browser to canaries; it contains no other information. */
export const knownVisitor = ({ headers }: FastifyRequest): string | undefined =>
  cookie.exec(headers.cookie ?? '')?.[1]

/** The browser's number, or a new one. */
export function visitorOf(request: FastifyRequest): { id: string; isNew: boolean } {
  const id = knownVisitor(request)
  return id === undefined
    ? { id: randomBytes(16).toString('base64url'), isNew: true }
    : { id, isNew: false }
}

export function visitorCookie(id: string, isSecure = false): string {
  const attributes = `Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax`
  return `visitor=${id}; ${attributes}${isSecure ? '; Secure' : ''}`
}
