import { persistentKeys, removeStored } from '@swipefolio/shared/between-apps'
import { paths } from '@swipefolio/shared/contract'
import { useNavigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { endSession } from './end-session'
import { announceLogout } from './logout-channel'

/**
 * Ends the session in all tabs of this browser, then on the server: a tab that still had the token would reconnect its
 * event stream with it and be answered 401.
 */
export function useLogout() {
  const navigate = useNavigate()
  return async () => {
    const { token, logout } = useSession.getState()
    await navigate(paths.login)
    logout()
    removeStored(persistentKeys)
    if (!token) return
    announceLogout(token)
    await endSession(token)
  }
}
