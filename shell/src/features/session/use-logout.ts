import { auth } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { useNavigate } from '@swipefolio/shared/router'
import { persistentKeys, sessionStore, useSession } from '@swipefolio/shared/session'

const longestWait = 2000

/** Ends the session on the server and here; here it ends even when the server cannot be reached. */
export function useLogout() {
  const navigate = useNavigate()
  return async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, longestWait))
    const call = auth.logout().catch((error: unknown) => {
      console.debug('The session could not be ended on the server', error)
    })
    await Promise.race([call, patience])
    await navigate(paths.login)
    useSession.getState().logout()
    sessionStore.remove(...persistentKeys)
  }
}
