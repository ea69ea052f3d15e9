import { storage } from '@swipefolio/shared/between-apps'
import type { Role } from '@swipefolio/shared/contract'

/** A forgotten password that waits for the code that was mailed. */
export interface PendingReset {
  email: string
  role: Role
  /** When the last code was sent, in milliseconds. */
  sentAt: number
  /** Binds the code to the request made here. */
  resetId?: string
}

const longestWait = 60 * 60_000

const isPending = (stored: Partial<PendingReset> | null): stored is PendingReset =>
  typeof stored?.email === 'string' &&
  (stored.role === 'recruiter' || stored.role === 'jobseeker') &&
  Date.now() - Number(stored.sentAt) < longestWait

/** In session storage, so that the step survives a reload, Back and a dropped tab. It holds no code and no password. */
export const pendingReset = {
  find(): PendingReset | undefined {
    try {
      const stored = JSON.parse(storage.passwordReset.get() ?? 'null') as PendingReset | null
      return isPending(stored) ? stored : undefined
    } catch {
      return undefined
    }
  },
  save: (reset: PendingReset) => storage.passwordReset.set(JSON.stringify(reset)),
  clear: () => storage.passwordReset.remove(),
}
