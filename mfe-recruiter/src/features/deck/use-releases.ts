import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import { type PointerEvent as CardPointerEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { afterNextPaint } from './after-next-paint'
import { useStableCallback } from './use-stable-callback'

/**
 * Decides a released card once its flight is on the screen: rendering the deck would cost the flight its first frames. A pointer that goes down
 * before that decides it at once, and drags the next card.
 */
export function useReleases(decide: (status: DecisionStatus, project: UnseenProject) => void) {
  const pending = useRef<() => void>(undefined)

  const handleRelease = useStableCallback((status: DecisionStatus, project: UnseenProject) => {
    const cancel = afterNextPaint(() => pending.current?.())
    pending.current = () => {
      cancel()
      pending.current = undefined
      flushSync(() => decide(status, project))
    }
  })

  const handlePointerDown = (event: CardPointerEvent<HTMLElement>) => {
    if (!pending.current) return
    event.stopPropagation()
    pending.current()
    event.currentTarget
      .querySelector('article:not([inert])')
      ?.dispatchEvent(new PointerEvent('pointerdown', event.nativeEvent))
  }

  return { handleRelease, handlePointerDown }
}
