import { ClosedByBack } from '@swipefolio/shared/router'
import { type RefObject, useEffect, useEffectEvent } from 'react'

interface DismissalProps {
  /** The element that counts as inside; it contains the opener. */
  inside: RefObject<HTMLElement | null>
  /** Receives the focus after Esc and Back. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** While it is there, it closes a popup on Esc, on Back, on a press outside and when the focus leaves it. */
export const Dismissal = ({ inside, opener, onClose }: DismissalProps) => {
  const closeAndReturn = () => {
    onClose()
    opener.current?.focus()
  }
  const handleOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && target.isConnected && !inside.current?.contains(target)) onClose()
  })
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) closeAndReturn()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', (event) => handleOutside(event), { signal })
    document.addEventListener('focusin', (event) => handleOutside(event), { signal })
    document.addEventListener('keydown', (event) => handleKey(event), { signal })
    return () => listening.abort()
  }, [])
  return <ClosedByBack onBack={closeAndReturn} />
}
