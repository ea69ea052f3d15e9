import type { IncomingHttpHeaders } from 'node:http'

/** The bearer token of an Authorization header; empty when there is none. */
export function readBearerToken({ authorization = '' }: IncomingHttpHeaders): string {
  return /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? ''
}
