import { useEffect, useLayoutEffect, useState } from 'react'
import { configureApi } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useLocation, useNavigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { onLogoutElsewhere } from './logout-channel'
import type { VerifiedAccount } from '../account/verified-account'
import { safeReturnPath, withReturn } from './return-path'
import { endingSession, sessionEnded } from './session-ended'

/** What the login page preselects: the role of this tab, since another tab may have logged in with another one later. */
const accountOfSession = (): Partial<VerifiedAccount> => {
  const { role } = useSession.getState()
  return role ? { role } : {}
}

/** Until then, a page does not show that its calls have failed. */
const tokenRemoved = () =>
  new Promise<void>((resolve) => {
    const stop = useSession.subscribe(({ token }, before) => {
      if (token === before.token) return
      stop()
      resolve()
    })
  })

/**
 * When the server rejects the session: shows one notice and the login page, which returns here. When the user logs out
 * in another tab: shows the login page, as that tab does, and keeps what the person has not saved in this one.
 */
export function useSessionEnd() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const token = useSession((session) => session.token)
  const [refused, setRefused] = useState<string | null>(null)
  const isRefused = token !== null && token === refused

  useEffect(() => {
    if (globalThis.expiredSession) toast.info(sessionEnded)
    configureApi({
      onUnauthenticated() {
        setRefused(useSession.getState().token)
        return tokenRemoved()
      },
    })
    return () => configureApi({ onUnauthenticated: () => {} })
  }, [])

  useLayoutEffect(() => {
    if (!isRefused) return
    if (pathname === paths.login) {
      useSession.getState().logout()
      delete endingSession.token
      toast.info(sessionEnded)
      return
    }
    endingSession.token = token
    const state = accountOfSession()
    void navigate(withReturn(paths.login, safeReturnPath(pathname + search)), { state })
  }, [isRefused, token, navigate, pathname, search])

  useEffect(() => {
    if (!token) return undefined
    return onLogoutElsewhere(token, () => {
      void navigate(paths.login, { state: accountOfSession() })
      useSession.getState().logout()
      toast.info('You have logged out in another tab.')
    })
  }, [navigate, token])
}
