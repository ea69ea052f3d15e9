import type { Page } from '@playwright/test'

interface Shift {
  value: number
  moved: string
}

/** Records the layout shifts of every page that is opened from now on. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Reflect.set(globalThis, 'shifts', shifts)
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const text = element?.textContent?.trim().slice(0, 40)
      return `${element?.tagName.toLowerCase()} '${text}'`
    }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        )
        shifts.push({ value, moved: `${value.toFixed(3)}: ${moved.join('; ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of all layout shifts since the page was opened, and what moved. */
export async function layoutShifts(page: Page) {
  await twoFrames(page)
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as Shift[])
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    moved: shifts.map(({ moved }) => moved).join('\n'),
  }
}

/** Waits until what has just changed is painted. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
