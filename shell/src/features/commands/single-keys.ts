const storageKey = 'singleKeys'

/** Whether keys without a modifier are shortcuts: a setting of this browser, on by default and where it refuses storage. */
export const singleKeys = {
  areOn(): boolean {
    try {
      return localStorage.getItem(storageKey) !== 'off'
    } catch {
      return true
    }
  },
  set(areOn: boolean) {
    try {
      if (areOn) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, 'off')
    } catch {
      console.debug('The setting of the keys could not be stored')
    }
  },
}
