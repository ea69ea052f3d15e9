/** The session storage keys that are removed when the session ends, with the version of what is stored there. */
export const sessionKeys = {
  token: 1,
  role: 1,
  notifications: 1,
  notificationCount: 1,
  activeChatId: 1,
  openChat: 1,
  verificationSent: 1,
  verificationEmail: 1,
  selectedRole: 1,
  codeSentAt: 1,
  registrationId: 1,
  passwordReset: 1,
  secondFactor: 1,
  loginEmail: 1,
  recentPlaces: 1,
} as const

/**
 * Keys that survive an expired session and a logout in another tab, but not a logout in this one: what was typed and not
 * sent. Each names its owner; they are removed when another account logs in.
 */
export const persistentKeys = {
  unsentMessages: 1,
  firstMessages: 1,
  formDrafts: 1,
  draftPicture: 1,
} as const

/** One key of session storage. Where the browser refuses storage, nothing is stored and nothing throws. */
export interface StorageKey<Version extends number> {
  version: Version
  get: () => string | null
  set: (value: string) => void
  remove: () => void
}

function storageKey(name: string, version: number): StorageKey<number> {
  const attempt = <T>(work: (storage: Storage) => T) => {
    try {
      return work(sessionStorage)
    } catch {
      console.debug('Session storage is not available')
      return null
    }
  }
  return {
    version,
    get: () => attempt((storage) => storage.getItem(name)),
    set: (value) => void attempt((storage) => storage.setItem(name, value)),
    remove: () => void attempt((storage) => storage.removeItem(name)),
  }
}

const versions = { ...sessionKeys, ...persistentKeys }

/** Session storage under the spec's keys. */
export const storage = Object.fromEntries(
  Object.entries(versions).map(([name, version]) => [name, storageKey(name, version)]),
) as { [Name in keyof typeof versions]: StorageKey<(typeof versions)[Name]> }

/** Removes what is stored under `sessionKeys` or `persistentKeys`. */
export function removeStored(keys: Partial<typeof versions>): void {
  for (const name of Object.keys(keys)) storage[name as keyof typeof versions].remove()
}
