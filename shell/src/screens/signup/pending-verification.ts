import { storage } from '@swipefolio/shared/between-apps'
import type { Role } from '@swipefolio/shared/contract'

/** A registration that waits for its verification code. */
export interface PendingVerification {
  email: string
  role: Role
  /** When the last code was sent, in milliseconds. */
  sentAt: number
  /** Binds the code to the registration made here. */
  registrationId?: number
}

/** In session storage, so that the step survives a reload. */
export const pendingVerification = {
  find(): PendingVerification | null {
    const email = storage.verificationEmail.get()
    if (storage.verificationSent.get() !== 'true' || !email) return null
    const isRecruiter = storage.selectedRole.get() === 'recruiter'
    const sentAt = Number(storage.codeSentAt.get()) || Date.now()
    const registrationId = Number(storage.registrationId.get()) || undefined
    return { email, role: isRecruiter ? 'recruiter' : 'jobseeker', sentAt, registrationId }
  },
  save({ email, role, sentAt, registrationId }: PendingVerification) {
    storage.verificationSent.set('true')
    storage.verificationEmail.set(email)
    storage.selectedRole.set(role)
    storage.codeSentAt.set(String(sentAt))
    if (registrationId) storage.registrationId.set(String(registrationId))
    else storage.registrationId.remove()
  },
  clear() {
    storage.verificationSent.remove()
    storage.verificationEmail.remove()
    storage.selectedRole.remove()
    storage.codeSentAt.remove()
    storage.registrationId.remove()
  },
}
