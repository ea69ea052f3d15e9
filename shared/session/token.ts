import type { Role } from '../contract'

export interface TokenClaims {
  userName: string
  role: Role | null
}

/** Reads a token's claims without verifying its signature; null when it cannot be decoded. */
export function decodeToken(token: string): TokenClaims | null {
  try {
    const claims = readPayload(token)
    const userName = claims.userName ?? claims.sub
    if (typeof userName !== 'string' || userName === '') return null
    return { userName, role: asRole(claims.role) }
  } catch {
    return null
  }
}

/** Whether the time in the token's `exp` has passed; without one it never expires. */
export function isExpired(token: string): boolean {
  try {
    return Number(readPayload(token).exp) * 1000 <= Date.now()
  } catch {
    return true
  }
}

/** A unique name of the session: role, account and session id; null when the token lacks one of them. */
export function sessionName(token: string): string | null {
  try {
    const { role, sub, sid } = readPayload(token)
    const parts = [role, sub, sid]
    return parts.every((part) => part) ? parts.map(String).join('.') : null
  } catch {
    return null
  }
}

/** Role and account of a token, the same in each of the account's sessions; null when it cannot be decoded. */
export function accountName(token: string): string | null {
  try {
    const { role, sub } = readPayload(token)
    return `${String(role)}.${String(sub)}`
  } catch {
    return null
  }
}

function readPayload(token: string) {
  const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
}

/** 'recruiter' or 'jobseeker', null for anything else. */
export const asRole = (value: unknown): Role | null =>
  value === 'recruiter' || value === 'jobseeker' ? value : null
