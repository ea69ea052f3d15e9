import { create } from 'zustand'
import { removeStored, sessionKeys, storage } from '../between-apps'
import type { Role } from '../contract'
import { accountName, asRole, decodeToken, isExpired } from './token'
import { unsavedWork } from './unsaved-work'

interface AuthState {
  token: string | null
  userName: string | null
  role: Role | null
}

export interface Session extends AuthState {
  /** Stores the token and its role for this browser session; a token that cannot be decoded clears both. */
  login: (token: string, role: Role) => void
  /** Removes the token and every other session key from session storage. */
  logout: () => void
}

const loggedOut: AuthState = { token: null, userName: null, role: null }

function clear(): AuthState {
  removeStored(sessionKeys)
  return loggedOut
}

function restore(): AuthState {
  const token = storage.token.get()
  if (!token) return loggedOut
  const claims = decodeToken(token)
  const role = claims?.role ?? asRole(storage.role.get())
  return claims && role && !isExpired(token) ? { token, userName: claims.userName, role } : clear()
}

/** The one auth store of the page, shared by the shell and every remote. */
export const useSession = create<Session>()((set) => ({
  ...loggedOut,
  login(token, givenRole) {
    const claims = decodeToken(token)
    if (!claims) return set(clear())
    const role = claims.role ?? givenRole
    storage.token.set(token)
    storage.role.set(role)
    unsavedWork.removeOthers(accountName(token) ?? '')
    set({ token, userName: claims.userName, role })
  },
  logout: () => set(clear()),
}))

// Restored after the store is created: hydration needs the initial, logged-out state that the HTML was rendered with.
useSession.setState(restore())

/** Whose unsent text this is: it is never shown to the next account that logs in on this tab. */
export const sessionOwner = () => accountName(useSession.getState().token ?? '') ?? ''

const storeMark = Symbol.for('swipefolio.session')
const page = globalThis as { [storeMark]?: unknown }
if (page[storeMark]) throw new Error('A second copy of the auth store was loaded into this page')
page[storeMark] = useSession
