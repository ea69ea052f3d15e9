import { useRef } from 'react'
import { ApiError } from '@swipefolio/shared/api'
import { askForPasskey } from '@swipefolio/shared/forms'
import type { PendingLogin } from './pending-login'
import type { useLogIn } from './use-log-in'

type LogIn = ReturnType<typeof useLogIn>
type Credentials = Parameters<LogIn>[0]

/** The second step of a login by a passkey. Each answer that asks for it brings options, which serve once. */
export function usePasskeyLogin({ passkeyOptions }: PendingLogin, logIn: LogIn) {
  const options = useRef(passkeyOptions)

  const tryLogIn = async (credentials: Credentials) => {
    try {
      await logIn(credentials)
    } catch (error) {
      options.current = error instanceof ApiError ? error.secondFactor?.passkeyOptions : undefined
      throw error
    }
  }
  const fetchOptions = async (credentials: Credentials) => {
    try {
      await tryLogIn(credentials)
    } catch (error) {
      if (!options.current) throw error
    }
  }

  return async (credentials: Credentials) => {
    // The browser asks without delay: some demand that it is soon after the press.
    if (!options.current) await fetchOptions(credentials)
    // Two-step login was turned off meanwhile, and the password was enough.
    if (!options.current) return
    const secondFactor = await askForPasskey(options.current)
    await tryLogIn({ ...credentials, secondFactor })
  }
}
