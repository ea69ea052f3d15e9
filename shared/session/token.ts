import type { Role } from '../contract'

export interface TokenClaims {
  userName: string
  role: Role | null
}

/** Reads who a token speaks of, without checking its signature; null when it cannot be decoded. */
export function decodeToken(token: string): TokenClaims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    const userName = claims.userName ?? claims.sub
    if (typeof userName !== 'string' || userName === '') return null
    return { userName, role: asRole(claims.role) }
  } catch {
    return null
  }
}

/** 'recruiter' or 'jobseeker', null for anything else. */
export const asRole = (value: unknown): Role | null =>
  value === 'recruiter' || value === 'jobseeker' ? value : null
