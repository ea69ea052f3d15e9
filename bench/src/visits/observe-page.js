// Runs in the page: records paints, layout shifts, and the first click on the menu that has an effect.
{
  const observed = {
    firstPaint: 0,
    largestPaint: 0,
    /** Whether the largest paint is text of the HTML, so that it waited for nothing else. */
    isOfPage: false,
    shift: 0,
    /** @type {number | undefined} */
    usable: undefined,
  }
  globalThis.observed = observed
  /** @type {(type: string, use: (entry: PerformanceEntry & { value?: number, element?: Element, url?: string }) => void) => void} */
  const each = (type, use) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(use))
    observer.observe({ type, buffered: true })
  }
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime
  })
  // Deferred scripts run once the page is parsed, so what is there before came with the HTML.
  const ofPage = new WeakSet()
  new MutationObserver((changes) => {
    if (document.readyState !== 'loading') return
    for (const { addedNodes } of changes) for (const node of addedNodes) ofPage.add(node)
  }).observe(document, { childList: true, subtree: true })
  each('largest-contentful-paint', ({ startTime, element, url }) => {
    observed.largestPaint = startTime
    observed.isOfPage = element !== undefined && ofPage.has(element) && !url
  })
  each('layout-shift', ({ value = 0 }) => {
    observed.shift += value
  })
  let clickedAt = 0
  const timer = setInterval(() => {
    const menu = /** @type {HTMLElement | null} */ (
      document.querySelector('header button[aria-expanded]')
    )
    if (menu?.ariaExpanded === 'true') {
      observed.usable = clickedAt
      clearInterval(timer)
      menu.click()
    } else if (menu) {
      clickedAt = performance.now()
      menu.click()
    }
  }, 20)
}
