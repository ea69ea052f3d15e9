/** Every key that the product keeps in session storage. */
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
] as const

/** What outlives a session that ends by itself, but no logout: text that was not sent. */
export const keptKeys = ['unsentMessages'] as const

export type SessionKey = (typeof sessionKeys)[number] | (typeof keptKeys)[number]

/** Session storage under the spec's keys; a browser that refuses storage keeps nothing, silently. */
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
