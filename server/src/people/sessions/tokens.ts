import type { Role } from '@swipefolio/shared/contract'
import { createSigner, createVerifier } from 'fast-jwt'
import type { IncomingHttpHeaders } from 'node:http'
import { dropOldest } from '../../foundation/drop-oldest'
import type { Person } from '../../foundation/http/person'
import type { Services } from '../../foundation/services'
import { readBearerToken } from './bearer-token'

export const sessionHours = 24
const issuer = 'swipefolio'
const mostVerified = 50_000

export interface TokenAccount {
  id: number
  role: Role
  first_name: string
  last_name: string
}

interface Claims {
  sub: string
  sid: number
  role: Role
  userName: string
  exp: number
}

interface Verified {
  person: Person
  /** In milliseconds. */
  expiresAt: number
}

type TokenServices = Pick<Services, 'config' | 'clock'>

/** Signs a token for an existing session. The profile issues a new one when the name changes. */
export function issueToken(
  { config, clock }: TokenServices,
  account: TokenAccount,
  sessionId: number,
): string {
  const issuedAt = Math.floor(clock().getTime() / 1000)
  return createSigner({ key: config.jwtSecret, algorithm: 'HS256' })({
    sub: String(account.id),
    sid: sessionId,
    role: account.role,
    userName: `${account.first_name} ${account.last_name}`,
    iss: issuer,
    aud: issuer,
    iat: issuedAt,
    exp: issuedAt + sessionHours * 3600,
  })
}

/** Returns the person that a bearer token names, or undefined when it is invalid or expired. */
export function createTokenReader({ config, clock }: TokenServices) {
  const verify = createVerifier({
    key: config.jwtSecret,
    algorithms: ['HS256'],
    allowedIss: issuer,
    allowedAud: issuer,
    // Expiry is compared below with the injected clock.
    ignoreExpiration: true,
  })
  const verified = new Map<string, Verified>()

  function verifyHeader(headers: IncomingHttpHeaders): Verified | undefined {
    const claims = readClaims(verify, readBearerToken(headers))
    if (!claims) return undefined
    const { sub, role, sid: sessionId, userName, exp } = claims
    return { person: { id: Number(sub), role, sessionId, userName }, expiresAt: exp * 1000 }
  }

  return (headers: IncomingHttpHeaders): Person | undefined => {
    const { authorization } = headers
    if (authorization === undefined) return undefined
    const known = verified.get(authorization)
    const found = known ?? verifyHeader(headers)
    if (!found || found.expiresAt <= clock().getTime()) return undefined
    if (!known) {
      dropOldest(verified, mostVerified)
      verified.set(authorization, found)
    }
    return found.person
  }
}

export type TokenReader = ReturnType<typeof createTokenReader>

function readClaims(verify: (token: string) => unknown, token: string): Claims | undefined {
  try {
    return verify(token) as Claims
  } catch {
    return undefined
  }
}
