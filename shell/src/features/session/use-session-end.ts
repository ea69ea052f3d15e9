import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { anonymousRole, resolveRoute } from '@swipefolio/platform/registry'
import { configureApi } from '@swipefolio/shared/api'
import { storage } from '@swipefolio/shared/between-apps'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useLocation, useNavigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { pageRegistry } from '../../remotes/page-registry'
import { onLogoutElsewhere } from './logout-channel'
import type { VerifiedAccount } from '../account/verified-account'
import { safeReturnPath, withReturn } from './return-path'
import { endedInPlace, endingSession, sessionEnded } from './session-ended'

/** What the login page preselects: the role of this tab, since another tab may have logged in with another one later. */
const accountOfSession = (): Partial<VerifiedAccount> => {
  const { role } = useSession.getState()
  return role ? { role } : {}
}

/** What the login page needs to know of the session that ends. */
const endedAccount = (): Partial<VerifiedAccount> => ({
  ...accountOfSession(),
  email: storage.loginEmail.get() ?? undefined,
  hasEnded: true,
})

/** Until then, a page does not show that its calls have failed. */
const tokenRemoved = () =>
  new Promise<void>((resolve) => {
    const stop = useSession.subscribe(({ token }, before) => {
      if (token === before.token) return
      stop()
      resolve()
    })
  })

/** Whether visitors see the same page as members, but for the header. */
const isForEverybody = (pathname: string) =>
  pathname !== paths.home && resolveRoute(pageRegistry(), pathname, anonymousRole).kind !== 'denied'

/**
 * When the server rejects the session: shows the login page, which says why and returns here; a page for everybody stays, and a
 * notice leads to the login page. When the user logs out in another tab: shows the login page, as that tab does, and keeps what the
 * person has not saved in this one.
 */
export function useSessionEnd() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const token = useSession((session) => session.token)
  const [refused, setRefused] = useState<string | null>(null)
  const isRefused = token !== null && token === refused

  const leadToLogin = (state: Partial<VerifiedAccount>) =>
    void navigate(withReturn(paths.login, safeReturnPath(pathname + search)), { state })
  const isAtLogin = pathname === paths.login
  const showEnd = useEffectEvent(() => {
    // The login page says so itself.
    if (isAtLogin) return
    const account = endedAccount()
    toast.info(sessionEnded, { label: t('Log In'), onClick: () => leadToLogin(account) })
  })
  const handleRefusal = useEffectEvent(() => {
    if (isAtLogin || isForEverybody(pathname)) {
      showEnd()
      endedInPlace.current = !isAtLogin
      delete endingSession.token
      useSession.getState().logout()
      return
    }
    endingSession.token = token
    leadToLogin(endedAccount())
  })

  useEffect(() => {
    if (globalThis.expiredSession) showEnd()
    configureApi({
      onUnauthenticated() {
        setRefused(useSession.getState().token)
        return tokenRemoved()
      },
    })
    return () => configureApi({ onUnauthenticated: () => {} })
  }, [])

  useLayoutEffect(() => {
    if (isRefused) handleRefusal()
  }, [isRefused, pathname])

  useEffect(() => {
    if (!token) return undefined
    return onLogoutElsewhere(token, () => {
      void navigate(paths.login, { state: accountOfSession() })
      useSession.getState().logout()
      toast.info(t('You have logged out in another tab.'))
    })
  }, [navigate, token])
}
