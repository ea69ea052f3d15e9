import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const longPress = 400

const isTouch = ({ nativeEvent }: { nativeEvent: Event }) =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'

/** Whether to show an element's name, and the handlers for it: on hover, on keyboard focus and while a finger holds it. */
export function useNameTip() {
  const [isNamed, setNamed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)

  const hide = () => {
    clearTimeout(timer.current)
    setNamed(false)
  }

  useEffect(() => {
    if (!isNamed) return undefined
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setNamed(false)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isNamed])
  useEffect(() => () => clearTimeout(timer.current), [])

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (!isTouch(event)) setNamed(true)
    },
    onPointerDown: (event: PointerEvent) => {
      wasHeld.current = false
      if (!isTouch(event)) return
      timer.current = setTimeout(() => {
        wasHeld.current = true
        setNamed(true)
      }, longPress)
    },
    onPointerLeave: hide,
    onPointerCancel: hide,
    onFocus: ({ currentTarget }: { currentTarget: Element }) => {
      if (currentTarget.matches(':focus-visible')) setNamed(true)
    },
    onBlur: hide,
    // The browser's menu of a link would cover the name.
    onContextMenu: (event: MouseEvent) => {
      if (isTouch(event)) event.preventDefault()
    },
    // Lifting the finger after a long press is not a tap.
    onClickCapture: (event: MouseEvent) => {
      if (wasHeld.current) event.preventDefault()
      wasHeld.current = false
    },
  }
  return [isNamed, handlers] as const
}
