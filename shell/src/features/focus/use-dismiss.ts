import { type RefObject, useEffect } from 'react'

interface Dismissal {
  isOpen: boolean
  /** The element that counts as inside; it contains the opener. */
  inside: RefObject<HTMLElement | null>
  /** Receives the focus after Esc. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Closes a popup on Esc, on a press outside and when the focus leaves it. */
export function useDismiss({ isOpen, inside, opener, onClose }: Dismissal) {
  useEffect(() => {
    if (!isOpen) return undefined
    const handleOutside = ({ target }: Event) => {
      if (target instanceof Node && target.isConnected && !inside.current?.contains(target)) {
        onClose()
      }
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      onClose()
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', handleOutside)
    document.addEventListener('focusin', handleOutside)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handleOutside)
      document.removeEventListener('focusin', handleOutside)
      document.removeEventListener('keydown', handleKey)
    }
  }, [isOpen, inside, opener, onClose])
}
