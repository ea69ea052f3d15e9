import { useEffect } from 'react'
import { configureApi } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useLocation, useNavigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { onLogoutElsewhere } from './logout-channel'
import type { VerifiedAccount } from '../account/verified-account'
import { safeReturnPath, withReturn } from './return-path'

/** What the login page preselects: the role of this tab, since another tab may have logged in with another one later. */
const accountOfSession = (): Partial<VerifiedAccount> => {
  const { role } = useSession.getState()
  return role ? { role } : {}
}

/**
 * When the server rejects the session: shows one notice and the login page, which returns here. When the user logs out
 * in another tab: shows the login page, as that tab does, and keeps what the person has not saved in this one.
 */
export function useSessionEnd() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const token = useSession((session) => session.token)
  useEffect(() => {
    configureApi({
      onUnauthenticated() {
        const state = accountOfSession()
        useSession.getState().logout()
        toast.info('Your session has ended. Please log in again.')
        void navigate(withReturn(paths.login, safeReturnPath(pathname + search)), { state })
      },
    })
    return () => configureApi({ onUnauthenticated: () => {} })
  }, [navigate, pathname, search])

  useEffect(() => {
    if (!token) return undefined
    return onLogoutElsewhere(token, () => {
      void navigate(paths.login, { state: accountOfSession() })
      useSession.getState().logout()
      toast.info('You have logged out in another tab.')
    })
  }, [navigate, token])
}
