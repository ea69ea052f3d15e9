import { persistentKeys, removeStored } from '@swipefolio/shared/between-apps'
import { paths } from '@swipefolio/shared/contract'
import { useSession } from '@swipefolio/shared/session'
import { withTimeout } from '../../remotes/with-timeout'
import { useAwaitedNavigate } from '../navigation/use-awaited-navigate'
import { endSession } from './end-session'
import { announceLogout } from './logout-channel'
import { endedInPlace, endingSession } from './session-ended'

/** A login page that loads for longer does not keep the session. */
const longestWait = 2000

/**
 * Ends the session in all tabs of this browser, then on the server: a tab that still had the token would reconnect its
 * event stream with it and be answered 401.
 */
export function useLogout() {
  const navigate = useAwaitedNavigate()
  return async () => {
    const { token, logout } = useSession.getState()
    if (token === endingSession.token) return
    endingSession.token = token
    await withTimeout(navigate(paths.login), longestWait).catch((error: unknown) =>
      console.debug('The session ends before its next page', error),
    )
    logout()
    delete endingSession.token
    endedInPlace.current = false
    removeStored(persistentKeys)
    if (!token) return
    announceLogout(token)
    await endSession(token)
  }
}
