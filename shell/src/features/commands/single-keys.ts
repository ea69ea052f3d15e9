const storageKey = 'singleKeys'

/** Whether keys without a modifier are shortcuts: a setting of this browser, on by default and where it refuses storage. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(areOn: boolean): void {
  try {
    localStorage.setItem(storageKey, areOn ? 'on' : 'off')
  } catch {
    console.debug('The setting of the keys could not be stored')
  }
}
