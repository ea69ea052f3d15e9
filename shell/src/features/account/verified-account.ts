import type { Role } from '@swipefolio/shared/contract'

/** The router state with which signup, or the end of a session, opens the login page: it says so, and its form is filled in with it. */
export interface VerifiedAccount {
  role: Role
  email: string
  /** Unknown after a reload of the signup page. */
  firstName?: string
  /** The account was logged in until now. */
  hasEnded?: boolean
}
