import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Crop, keepInside, move } from './crop'
import type { CroppedPicture } from './draw-picture'

interface Point {
  x: number
  y: number
}

type Change = (change: (crop: Crop) => Crop) => void

const keyStep = 0.05
const keyZoom = 1.1

const moves: Record<string, Point> = {
  ArrowRight: { x: keyStep, y: 0 },
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowDown: { x: 0, y: keyStep },
  ArrowUp: { x: 0, y: -keyStep },
}

const zooms: Record<string, number> = {
  '+': keyZoom,
  '=': keyZoom,
  '-': 1 / keyZoom,
  _: 1 / keyZoom,
}

const centreOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** The distance between two pointers; undefined for one. */
const spreadOf = ([one, other]: Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : undefined

/** Moves a picture by drag or arrow keys, and zooms it by pinch, plus and minus. */
export function useCropGestures(
  { bitmap, frame }: Pick<CroppedPicture, 'bitmap' | 'frame'>,
  onChange: Change,
) {
  const held = useRef(new Map<number, Point>())

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!held.current.has(event.pointerId)) return
    const before = [...held.current.values()]
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = [...held.current.values()]
    const { clientWidth, clientHeight } = event.currentTarget
    const [from, to] = [centreOf(before), centreOf(now)]
    const growth = (spreadOf(now) ?? 1) / (spreadOf(before) || 1)
    onChange((crop) =>
      move(
        bitmap,
        keepInside(bitmap, { ...crop, zoom: crop.zoom * growth }, frame),
        (to.x - from.x) / clientWidth,
        (to.y - from.y) / clientHeight,
        frame,
      ),
    )
  }

  const handlePointerEnd = (event: PointerEvent<HTMLElement>) => {
    held.current.delete(event.pointerId)
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = moves[event.key]
    const zoom = zooms[event.key]
    if ((!by && !zoom) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChange((crop) =>
      by
        ? move(bitmap, crop, by.x, by.y, frame)
        : keepInside(bitmap, { ...crop, zoom: crop.zoom * (zoom ?? 1) }, frame),
    )
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
    onKeyDown: handleKeyDown,
  }
}
