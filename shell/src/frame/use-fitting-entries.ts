import { type RefObject, useLayoutEffect, useState } from 'react'
import { breakpoints } from '@swipefolio/shared/ui'

/**
 * How many of the first `count` children of `list` fit side by side between the siblings of the element around its navigation, beside the
 * other children of the latter. Below the menu's breakpoint, where they are a column, all do.
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
      const room = widthBetween([...bar.children].filter((child) => child !== place))
      const isRow = window.innerWidth >= breakpoints.menu
      setFitting(isRow ? countFitting(row, count, room - 2 * gapOf(bar)) : count)
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

const gapOf = (element: Element) => parseFloat(getComputedStyle(element).columnGap) || 0
const boxOf = (element: Element) => element.getBoundingClientRect()

/** Between the first of two elements of a row and the second, in either writing direction. */
function widthBetween(ends: Element[]): number {
  const boxes = ends.map(boxOf)
  return Math.max(...boxes.map(({ left }) => left)) - Math.min(...boxes.map(({ right }) => right))
}

function countFitting(row: Element, count: number, room: number): number {
  const gap = gapOf(row)
  const more = row.nextElementSibling
  let left = more ? room - boxOf(more).width : room + gap
  const first = [...row.children].slice(0, count).findIndex((entry) => {
    left -= boxOf(entry).width + gap
    return left < 0
  })
  return first < 0 ? count : first
}
