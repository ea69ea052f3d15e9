import { auth } from '@swipefolio/shared/api'
import { storage } from '@swipefolio/shared/between-apps'
import { paths, type Role } from '@swipefolio/shared/contract'
import { useSession } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { isOtherLanguageChosen } from '../../features/languages/chosen-language'
import { lastRole } from '../../features/account/last-role'
import { useAwaitedNavigate } from '../../features/navigation/use-awaited-navigate'
import { pendingLogin } from './pending-login'

type Credentials = Parameters<typeof auth.login>[1]

/** Logs in and navigates to the page that asked for it; home by default. */
export function useLogIn(role: Role, returnPath: string = paths.home) {
  const navigate = useAwaitedNavigate()
  return async (credentials: Credentials) => {
    const token = await auth.login(role, credentials)
    useSession.getState().login(token, role)
    if (!useSession.getState().token) throw new Error('The token could not be decoded')
    pendingLogin.clear()
    storage.loginEmail.set(credentials.email)
    delete globalThis.expiredSession
    lastRole.save(role)
    toast.clear()
    // The account's language: sentences of modules are constants of a page.
    if (isOtherLanguageChosen()) location.replace(returnPath)
    else await navigate(returnPath, { replace: true })
  }
}
