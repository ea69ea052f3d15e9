import type { Role } from '@swipefolio/shared/contract'
import { createSigner, createVerifier } from 'fast-jwt'
import type { Person } from '../../foundation/http/person'
import type { Services } from '../../foundation/services'

export const sessionHours = 24
const issuer = 'swipefolio'

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

/** Returns the person that a token names, or undefined when it is invalid or expired. */
export function createTokenReader({ config, clock }: TokenServices) {
  const verify = createVerifier({
    key: config.jwtSecret,
    algorithms: ['HS256'],
    allowedIss: issuer,
    allowedAud: issuer,
    // Expiry is compared below with the injected clock.
    ignoreExpiration: true,
    cache: 10_000,
    cacheTTL: 60_000,
  })
  return (token: string): Person | undefined => {
    const claims = readClaims(verify, token)
    if (!claims || claims.exp * 1000 <= clock().getTime()) return undefined
    return {
      id: Number(claims.sub),
      role: claims.role,
      sessionId: claims.sid,
      userName: claims.userName,
    }
  }
}

function readClaims(verify: (token: string) => unknown, token: string): Claims | undefined {
  try {
    return verify(token) as Claims
  } catch {
    return undefined
  }
}
