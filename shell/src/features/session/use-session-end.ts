import { useEffect } from 'react'
import { configureApi } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useLocation, useNavigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { onLogoutElsewhere } from './logout-channel'
import { safeReturnPath, withReturn } from './return-path'

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
        useSession.getState().logout()
        toast.info('Your session has ended. Please log in again.')
        void navigate(withReturn(paths.login, safeReturnPath(pathname + search)))
      },
    })
    return () => configureApi({ onUnauthenticated: () => {} })
  }, [navigate, pathname, search])

  useEffect(() => {
    if (!token) return undefined
    return onLogoutElsewhere(token, () => {
      void navigate(paths.login)
      useSession.getState().logout()
      toast.info('You have logged out in another tab.')
    })
  }, [navigate, token])
}
