// Runs in the page: records paints, layout shifts, and the first click on the menu that has an effect.
{
  const observed = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
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
  const ofPage = new WeakSet()
  /** @type {(changes: MutationRecord[]) => void} */
  const keep = (changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      for (const element of [node, ...node.querySelectorAll('*')]) ofPage.add(element)
    }
  }
  const parsing = new MutationObserver(keep)
  parsing.observe(document, { childList: true, subtree: true })
  // Deferred scripts run once the page is parsed, so what is there before came with the HTML.
  const endParsing = () => {
    keep(parsing.takeRecords())
    parsing.disconnect()
  }
  document.addEventListener('readystatechange', endParsing, { once: true })
  each('largest-contentful-paint', ({ startTime, element, url }) => {
    observed.largestPaint = startTime
    observed.largestElement = `${element?.localName} ${element?.textContent.slice(0, 60) ?? ''}`
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
