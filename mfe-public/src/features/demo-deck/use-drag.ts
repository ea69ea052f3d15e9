import type { Offset } from '@swipefolio/shared/ui'
import { type PointerEvent, useState } from 'react'

interface Drag {
  pointer: number
  start: Offset
  offset: Offset
}

/** Follows one pointer from press to release. A cancelled drag, such as a scroll, ends without a release. */
export function useDrag(onRelease: (offset: Offset) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const offsetAt = (event: PointerEvent, { start }: Drag): Offset => ({
    x: event.clientX - start.x,
    y: event.clientY - start.y,
  })

  return {
    offset: drag?.offset ?? null,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || drag) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const start = { x: event.clientX, y: event.clientY }
        setDrag({ pointer: event.pointerId, start, offset: { x: 0, y: 0 } })
      },
      onPointerMove(event: PointerEvent) {
        if (drag?.pointer !== event.pointerId) return
        setDrag({ ...drag, offset: offsetAt(event, drag) })
      },
      onPointerUp(event: PointerEvent) {
        if (drag?.pointer !== event.pointerId) return
        setDrag(null)
        onRelease(offsetAt(event, drag))
      },
      onPointerCancel: () => setDrag(null),
    },
  }
}
