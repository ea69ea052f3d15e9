import type { Role } from '../contract'

interface Authenticator {
  /** In base32. */
  key: string
  role: Role
  /** The account's address, once it is known. */
  email: string | undefined
}

const roleNames: Record<Role, string> = { recruiter: 'recruiter', jobseeker: 'job seeker' }

/** What the QR code of the server holds, as an address that an authenticator app on this device opens. */
export function authenticatorAddress({ key, role, email }: Authenticator): string {
  const label = [email, `(${roleNames[role]})`].filter(Boolean).join(' ')
  const parameters = `issuer=Swipefolio&secret=${key}&algorithm=SHA1&digits=6&period=30`
  return `otpauth://totp/Swipefolio:${encodeURIComponent(label)}?${parameters}`
}
