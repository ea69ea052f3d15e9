// Runs in the page: records paints, long tasks, and the first click on the menu that has an effect.
{
  const landing = {
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    longTasks: 0,
    longTaskTime: 0,
    /** @type {number | undefined} */
    usable: undefined,
  }
  globalThis.landing = landing
  /** @type {(type: string, use: (entry: PerformanceEntry) => void) => void} */
  const each = (type, use) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(use))
    observer.observe({ type, buffered: true })
  }
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') landing.firstContentfulPaint = startTime
  })
  each('largest-contentful-paint', ({ startTime }) => {
    landing.largestContentfulPaint = startTime
  })
  each('longtask', ({ duration }) => {
    landing.longTasks += 1
    landing.longTaskTime += duration
  })
  let clickedAt = 0
  const timer = setInterval(() => {
    const menu = /** @type {HTMLElement | null} */ (
      document.querySelector('header button[aria-expanded]')
    )
    if (menu?.ariaExpanded === 'true') {
      landing.usable = clickedAt
      clearInterval(timer)
    } else if (menu) {
      clickedAt = performance.now()
      menu.click()
    }
  }, 20)
}
