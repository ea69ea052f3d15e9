import type { Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { asRole } from '@swipefolio/shared/session'

declare global {
  /** Set by the page when the token of this tab has expired, which the auth store then drops. */
  var expiredSession: { role: string | null } | undefined
}

export const sessionEnded = t('Your session has ended. Please log in again.')

/** The token of a session that ends when the login page is shown: until then the page would be that of a visitor. */
export const endingSession: { token?: string | null } = {}

/** Whether the last session of this page ended on a page that stays: then the login link of the header leads back. */
export const endedInPlace = { current: globalThis.expiredSession !== undefined }

/** The role of a session that had expired when the page was opened. */
export const expiredRole = (): Role | undefined =>
  asRole(globalThis.expiredSession?.role) ?? undefined
