import { type RefObject, useLayoutEffect, useState } from 'react'
import { breakpoints } from '@swipefolio/shared/ui'

/**
 * How many of the first `count` children of `list` fit side by side into the bar, beside what else is in it and beside the other children of
 * the element around `list`. Below the menu's breakpoint, where they are a column, all do.
 */
export function useFittingEntries(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const row = list.current
    const nav = row?.parentElement
    const place = nav?.parentElement
    const bar = place?.parentElement
    if (!row || !nav || !place || !bar) return undefined
    const measure = () => {
      const room = innerWidth(bar) - widthBeside(place)
      setFitting(window.innerWidth < breakpoints.menu ? count : countFitting(row, count, room))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    for (const element of [bar, ...bar.children, ...nav.children, ...row.children]) {
      observer.observe(element)
    }
    return () => observer.disconnect()
  }, [list, count, fitting])
  return Math.min(fitting, count)
}

const pixels = (length: string) => parseFloat(length) || 0

function innerWidth(element: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  return element.clientWidth - pixels(paddingInlineStart) - pixels(paddingInlineEnd)
}

const gapOf = (element: HTMLElement) => pixels(getComputedStyle(element).columnGap)

/** The width of what is in the same row as `element`, with the gaps. */
function widthBeside(element: HTMLElement): number {
  const { parentElement } = element
  if (!parentElement) return 0
  const gap = gapOf(parentElement)
  return [...parentElement.children].reduce(
    (sum, child) => (child === element ? sum : sum + child.getBoundingClientRect().width + gap),
    0,
  )
}

function countFitting(row: HTMLElement, count: number, room: number): number {
  const gap = gapOf(row)
  let width = widthBeside(row) - gap
  const entries = [...row.children].slice(0, count)
  const first = entries.findIndex((entry) => {
    width += entry.getBoundingClientRect().width + gap
    return width > room
  })
  return first === -1 ? entries.length : first
}
