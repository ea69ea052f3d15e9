import { type RefObject, useLayoutEffect, useState } from 'react'
import { breakpoints } from '@swipefolio/shared/ui'

/**
 * How many of the first `count` children of `list` fit side by side into the element around it, beside its other children.
 * Below the menu's breakpoint, where they are a column, all do.
 */
export function useFittingEntries(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const row = list.current
    const room = row?.parentElement
    if (!row || !room) return undefined
    const measure = () =>
      setFitting(window.innerWidth < breakpoints.menu ? count : countFitting(row, room, count))
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    for (const element of [room, ...room.children, ...row.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [list, count, fitting])
  return Math.min(fitting, count)
}

function countFitting(row: HTMLElement, room: HTMLElement, count: number): number {
  const gap = parseFloat(getComputedStyle(row).columnGap) || 0
  const beside = [...room.children].reduce(
    (sum, child) => (child === row ? sum : sum + child.getBoundingClientRect().width + gap),
    0,
  )
  let width = beside - gap
  const entries = [...row.children].slice(0, count)
  const first = entries.findIndex((entry) => {
    width += entry.getBoundingClientRect().width + gap
    return width > room.clientWidth
  })
  return first === -1 ? entries.length : first
}
