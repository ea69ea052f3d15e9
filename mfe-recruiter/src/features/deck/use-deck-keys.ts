import type { DecisionStatus } from '@swipefolio/shared/contract'
import { type RefObject, useLayoutEffect } from 'react'
import type { Press } from './use-presses'

const decisionOfKey: Partial<Record<string, DecisionStatus>> = {
  ArrowRight: 'LIKED',
  ArrowLeft: 'UNLIKED',
  ArrowUp: 'SAVED',
}

const keyConsumers =
  'input, textarea, select, [contenteditable], [aria-pressed], [role^="menu"], [role$="dialog"]'

interface DeckKeys {
  deck: RefObject<HTMLElement | null>
  onDecide: (status: DecisionStatus, press: Press) => void
  onUndo: () => void
}

/** Arrows decide and Backspace undoes from anywhere on the page; the letter U works while the focus is on the deck. */
export function useDeckKeys({ deck, onDecide, onUndo }: DeckKeys) {
  // With the card that they decide: a passive effect may come after a press on it.
  useLayoutEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { code, key, repeat, target } = event
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (event.defaultPrevented || repeat || hasModifier || !(target instanceof Element)) return
      if (target.closest(keyConsumers)) return
      const isScrolling = key === 'ArrowUp' && target.closest('[data-scrolls]')
      const status = isScrolling ? undefined : decisionOfKey[key]
      // On keyboards of other scripts by its place.
      const isLetter = key > '~' ? code === 'KeyU' : key.toLowerCase() === 'u'
      const isUndoLetter = isLetter && deck.current?.contains(target)
      if (status) {
        event.preventDefault()
        onDecide(status, event)
      } else if (key === 'Backspace' || isUndoLetter) {
        event.preventDefault()
        onUndo()
      }
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  })
}
