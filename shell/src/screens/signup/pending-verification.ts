import { storage } from '@swipefolio/shared/between-apps'
import type { Role } from '@swipefolio/shared/contract'

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
    const email = storage.verificationEmail.get()
    if (storage.verificationSent.get() !== 'true' || !email) return null
    const isRecruiter = storage.selectedRole.get() === 'recruiter'
    const sentAt = Number(storage.codeSentAt.get()) || Date.now()
    return { email, role: isRecruiter ? 'recruiter' : 'jobseeker', sentAt }
  },
  save({ email, role, sentAt }: PendingVerification) {
    storage.verificationSent.set('true')
    storage.verificationEmail.set(email)
    storage.selectedRole.set(role)
    storage.codeSentAt.set(String(sentAt))
  },
  clear() {
    storage.verificationSent.remove()
    storage.verificationEmail.remove()
    storage.selectedRole.remove()
    storage.codeSentAt.remove()
  },
}
