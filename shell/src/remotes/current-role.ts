import { anonymousRole } from '@swipefolio/platform/registry'
import { useSession } from '@swipefolio/shared/session'

/** The role whose routes, menu and slots are shown; 'anonymous' when nobody is logged in. */
export const useCurrentRole = (): string => useSession((session) => session.role) ?? anonymousRole

export const currentRole = (): string => useSession.getState().role ?? anonymousRole
