/** The session storage keys that are removed when the session ends. */
export const sessionKeys = [
  'token',
  'role',
  'notifications',
  'notificationCount',
  'activeChatId',
  'openChat',
  'verificationSent',
  'verificationEmail',
  'selectedRole',
  'codeSentAt',
  'passwordReset',
] as const

/**
 * Keys that survive an expired session and a logout in another tab, but not a logout in this one: what was typed and not
 * sent. Each names its owner; they are removed when another account logs in.
 */
export const persistentKeys = [
  'unsentMessages',
  'firstMessages',
  'formDrafts',
  'draftPicture',
] as const

export type SessionKey = (typeof sessionKeys)[number] | (typeof persistentKeys)[number]

/** Session storage under the spec's keys. Where the browser refuses storage, nothing is stored and nothing throws. */
export const sessionStore = {
  get(key: SessionKey): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: SessionKey, value: string) {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      console.debug('Session storage is not available')
    }
  },
  remove(...keys: SessionKey[]) {
    try {
      for (const key of keys) sessionStorage.removeItem(key)
    } catch {
      console.debug('Session storage is not available')
    }
  },
}
