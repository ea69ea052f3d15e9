import type { Role } from '@swipefolio/shared/contract'
import { sessionStore } from '@swipefolio/shared/session'

/** A registration that waits for its verification code. */
export interface PendingVerification {
  email: string
  role: Role
  /** When the last code was sent, in milliseconds. */
  sentAt: number
}

/** In session storage, so that the step survives a reload. */
export const pendingVerification = {
  find(): PendingVerification | null {
    const email = sessionStore.get('verificationEmail')
    if (sessionStore.get('verificationSent') !== 'true' || !email) return null
    const isRecruiter = sessionStore.get('selectedRole') === 'recruiter'
    const sentAt = Number(sessionStore.get('codeSentAt')) || Date.now()
    return { email, role: isRecruiter ? 'recruiter' : 'jobseeker', sentAt }
  },
  save({ email, role, sentAt }: PendingVerification) {
    sessionStore.set('verificationSent', 'true')
    sessionStore.set('verificationEmail', email)
    sessionStore.set('selectedRole', role)
    sessionStore.set('codeSentAt', String(sentAt))
  },
  clear() {
    sessionStore.remove('verificationSent', 'verificationEmail', 'selectedRole', 'codeSentAt')
  },
}
