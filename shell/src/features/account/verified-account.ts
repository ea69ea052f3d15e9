import type { Role } from '@swipefolio/shared/contract'

/** The router state with which signup opens the login page: it says so, and its form is filled in with it. */
export interface VerifiedAccount {
  role: Role
  email: string
  /** Unknown after a reload of the signup page. */
  firstName?: string
}
