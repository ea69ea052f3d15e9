import { storage } from '@swipefolio/shared/between-apps'
import type { SecondFactorRequest } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'

/** A login whose password was right and that waits for its second step. */
export interface PendingLogin extends Partial<SecondFactorRequest> {
  email: string
  role: Role
  /** In milliseconds. */
  startedAt: number
  /** Undefined after a reload, as are the passkey's options: a password is never stored. */
  password?: string
}

const longestWait = 60 * 60_000

const isPending = (stored: Partial<PendingLogin> | null): stored is PendingLogin =>
  typeof stored?.email === 'string' &&
  (stored.role === 'recruiter' || stored.role === 'jobseeker') &&
  ['string', 'undefined'].includes(typeof stored.methods) &&
  Date.now() - Number(stored.startedAt) < longestWait

/** In session storage, so that the step survives a reload, Back and a dropped tab. It holds no code and no password. */
export const pendingLogin = {
  find(): PendingLogin | undefined {
    try {
      const stored = JSON.parse(storage.secondFactor.get() ?? 'null') as PendingLogin | null
      return isPending(stored) ? stored : undefined
    } catch {
      return undefined
    }
  },
  save: ({ email, role, startedAt, methods }: PendingLogin) =>
    storage.secondFactor.set(JSON.stringify({ email, role, startedAt, methods })),
  clear: () => storage.secondFactor.remove(),
}
