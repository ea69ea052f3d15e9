import { ClosedByBack } from '@swipefolio/shared/router'
import { type RefObject, useCallback, useEffect } from 'react'

interface DismissalProps {
  /** The element that counts as inside; it contains the opener. */
  inside: RefObject<HTMLElement | null>
  /** Receives the focus after Esc and Back. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** While it is there, it closes a popup on Esc, on Back, on a press outside and when the focus leaves it. */
export const Dismissal = ({ inside, opener, onClose }: DismissalProps) => {
  const handleReturn = useCallback(() => {
    onClose()
    opener.current?.focus()
  }, [opener, onClose])
  useEffect(() => {
    const handleOutside = ({ target }: Event) => {
      if (target instanceof Node && target.isConnected && !inside.current?.contains(target)) {
        onClose()
      }
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) handleReturn()
    }
    document.addEventListener('pointerdown', handleOutside)
    document.addEventListener('focusin', handleOutside)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handleOutside)
      document.removeEventListener('focusin', handleOutside)
      document.removeEventListener('keydown', handleKey)
    }
  }, [inside, onClose, handleReturn])
  return <ClosedByBack onBack={handleReturn} />
}
