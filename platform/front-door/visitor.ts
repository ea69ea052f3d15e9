import { createHash, randomBytes } from 'node:crypto'
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

/** Whether a visitor is among the `percent` who get an app's canary; one who does at 10 also does at 20. */
export function triesCanary(visitor: string, app: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${visitor} ${app}`).digest().readUInt32BE(0)
  return hash / 2 ** 32 < percent / 100
}
