import { auth } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useNavigate } from '@swipefolio/shared/router'
import { persistentKeys, sessionStore, useSession } from '@swipefolio/shared/session'

const logoutTimeout = 2000

/** Ends the session on the server and in the browser; in the browser also when the server cannot be reached. */
export function useLogout() {
  const navigate = useNavigate()
  return async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, logoutTimeout))
    const call = auth.logout().catch((error: unknown) => {
      console.debug('The session could not be ended on the server', error)
    })
    await Promise.race([call, timeout])
    await navigate(paths.login)
    useSession.getState().logout()
    sessionStore.remove(...persistentKeys)
  }
}
