import { asRole } from '@swipefolio/shared/session'
import type { Role } from '@swipefolio/shared/contract'

const storageKey = 'lastRole'

/** The role of the last login in this browser, kept over sessions; nothing where the browser refuses storage. */
export const lastRole = {
  find(): Role | undefined {
    try {
      return asRole(localStorage.getItem(storageKey)) ?? undefined
    } catch {
      return undefined
    }
  },
  save(role: Role) {
    try {
      localStorage.setItem(storageKey, role)
    } catch {
      console.debug('The role could not be stored')
    }
  },
}
