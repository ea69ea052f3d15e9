import { type PointerEvent as PressEvent, useEffect, useRef } from 'react'

const threshold = 6

/** The place in a row of equal columns that is at this point of the window. */
function placeAt(row: HTMLElement, x: number, columns: number) {
  const { left, right, width } = row.getBoundingClientRect()
  const isReversed = getComputedStyle(row).direction === 'rtl'
  const place = Math.floor(((isReversed ? right - x : x - left) / width) * columns)
  return Math.min(Math.max(place, 0), columns - 1)
}

/** Moves an item of a row to where the pointer drags it. A press without a movement stays a click. */
export function useOrderDrag(columns: number, onMove: (from: number, to: number) => void) {
  const latest = useRef(onMove)
  const drag = useRef<AbortController>(undefined)
  useEffect(() => {
    latest.current = onMove
  })
  useEffect(() => () => drag.current?.abort(), [])

  return (event: PressEvent<HTMLElement>, start: number) => {
    const row = event.currentTarget.closest('ol')
    if (event.button !== 0 || !row) return
    const { pointerId, clientX } = event
    drag.current?.abort()
    const { signal } = (drag.current = new AbortController())
    let at = start
    let isDragged = false
    const handleMove = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      isDragged ||= Math.abs(moved.clientX - clientX) > threshold
      const to = placeAt(row, moved.clientX, columns)
      if (!isDragged || to === at) return
      latest.current(at, to)
      at = to
    }
    const handleEnd = (ended: PointerEvent) => {
      if (ended.pointerId === pointerId) drag.current?.abort()
    }
    window.addEventListener('pointermove', handleMove, { signal })
    window.addEventListener('pointerup', handleEnd, { signal })
    window.addEventListener('pointercancel', handleEnd, { signal })
  }
}
