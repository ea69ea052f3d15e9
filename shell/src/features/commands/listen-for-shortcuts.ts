import { type Asked, shortcutOf } from './shortcut-of'

/** How long after g a letter chooses a command, in milliseconds. */
const timeForLetter = 1500

let ask = (_asked: Asked) => {}

/** Shows the palette or the list of keys, as their keys do. */
export const askFor = (asked: Asked) => ask(asked)

/** Calls back for the keys that ask for something; the page's search is focused where it has one. Returns a function that ends it. */
export function listenForShortcuts(onAsk: (asked: Asked) => void): () => void {
  let timeOfG = -timeForLetter
  const handleKey = (event: KeyboardEvent) => {
    const asked = shortcutOf(event, event.timeStamp - timeOfG < timeForLetter)
    timeOfG = asked === 'g' ? event.timeStamp : -timeForLetter
    if (!asked) return
    if (asked === 'search') {
      const search = document.querySelector<HTMLInputElement>('main [type="search"]')
      if (!search) return
      search.focus()
      search.select()
    } else onAsk(asked)
    event.preventDefault()
  }
  ask = onAsk
  window.addEventListener('keydown', handleKey)
  return () => {
    ask = () => {}
    window.removeEventListener('keydown', handleKey)
  }
}
