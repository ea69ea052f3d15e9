import { useEffect } from 'react'
import { configureApi } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useLocation, useNavigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { safeReturnPath, withReturn } from './return-path'

/** When the server rejects the session: shows one notice and the login page, which returns here. */
export function useSessionEnd() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
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
}
