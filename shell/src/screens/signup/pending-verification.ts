import type { Role } from '@swipefolio/shared/contract'
import { sessionStore } from '@swipefolio/shared/session'

/** A registration that waits for its verification code. */
export interface PendingVerification {
  email: string
  role: Role
}

/** In session storage, so that the step survives a reload. */
export const pendingVerification = {
  find(): PendingVerification | null {
    const email = sessionStore.get('verificationEmail')
    if (sessionStore.get('verificationSent') !== 'true' || !email) return null
    const isRecruiter = sessionStore.get('selectedRole') === 'recruiter'
    return { email, role: isRecruiter ? 'recruiter' : 'jobseeker' }
  },
  save({ email, role }: PendingVerification) {
    sessionStore.set('verificationSent', 'true')
    sessionStore.set('verificationEmail', email)
    sessionStore.set('selectedRole', role)
  },
  clear() {
    sessionStore.remove('verificationSent', 'verificationEmail', 'selectedRole')
  },
}
