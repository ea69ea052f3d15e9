import { areSingleKeysOn } from './single-keys'

/** What a key or a button asks for: a dialog, the page's search, or with `g` and a letter the command that has the letter. */
export type Asked = 'palette' | 'keys' | 'search' | `g${string}`

/** They use keys themselves. */
const keyConsumers = 'input, textarea, select, [contenteditable], [role^="menu"], [role$="dialog"]'

/** What a key asks for, if anything; `isAfterG`: the key before it was g. */
export function shortcutOf(event: KeyboardEvent, isAfterG: boolean): Asked | undefined {
  const { key, target } = event
  // Safari ends a composition before the key that confirms it, which it marks with 229.
  const isComposing = event.isComposing || event.keyCode === 229
  if (event.defaultPrevented || event.repeat || event.altKey || isComposing) return undefined
  if (!(target instanceof Element) || target.closest(keyConsumers)) return undefined
  const letter = letterOf(event)
  if (event.ctrlKey || event.metaKey) {
    return letter === 'k' && !event.shiftKey ? 'palette' : undefined
  }
  if (!areSingleKeysOn()) return undefined
  if (key === '?') return 'keys'
  if (key === '/') return 'search'
  if (!letter || event.shiftKey) return undefined
  if (isAfterG) return `g${letter}`
  return letter === 'g' ? 'g' : undefined
}

/** The Latin letter of a key, on keyboards of other scripts by its place. */
function letterOf({ key, code }: KeyboardEvent): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return key > '~' ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined
}
