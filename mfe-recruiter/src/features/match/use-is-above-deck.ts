import { matchesMedia } from '@swipefolio/shared/ui'
import { useSyncExternalStore } from 'react'
import { matchLayout } from './match-layout'

const query = matchLayout.aboveDeck.replace('@media ', '')

function subscribe(call: () => void) {
  window.addEventListener('resize', call)
  return () => window.removeEventListener('resize', call)
}

/** Whether there is no room beside the deck, so that its panel begins as one line above the card. */
export const useIsAboveDeck = () =>
  useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
