/** The elements in which the style sheets of apps apply: the content of the page and of slots, not the frame around it. */
const content = 'main, [data-slot]'
const notApplied = 'not all'

/** The rules, without effect outside of the content. */
export const scoped = (rules: string): string => `@scope (${content}) { ${rules} }`

/** Scopes the style sheets that scripts add to the page, except those of styled-components. */
export function scopeAddedStyles(): void {
  const known = new WeakSet<StyleSheet>(document.styleSheets)
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) scopeLinksOf(node)
    // A <style> gets another sheet when it is moved.
    for (const sheet of document.styleSheets) {
      const style = sheet.ownerNode
      if (known.has(sheet) || style === null || !isScopedStyle(style)) continue
      known.add(sheet)
      scopeSheet(sheet)
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}

const isScopedStyle = (node: Node) =>
  (node instanceof HTMLStyleElement || node instanceof SVGStyleElement) &&
  node.dataset['styled'] === undefined

function scopeLinksOf(node: Node): void {
  if (!(node instanceof Element)) return
  const links = node instanceof HTMLLinkElement ? [node] : node.querySelectorAll('link')
  for (const link of links) if (link.rel === 'stylesheet') scopeLinked(link)
}

function scopeLinked(link: HTMLLinkElement): void {
  const { media, href, crossOrigin } = link
  // Waits for its load event already: a link is found once more when its parent was added, too.
  if (media === notApplied) return
  if (new URL(href, location.href).origin !== location.origin && crossOrigin === null) {
    // The rules of a development server can be read only with CORS; a link that is added again is loaded again.
    link.crossOrigin = 'anonymous'
    link.parentNode?.insertBefore(link, link.nextSibling)
    return
  }
  link.media = notApplied
  const handleLoad = () => {
    if (link.sheet) scopeSheet(link.sheet)
    link.media = media
  }
  link.addEventListener('load', handleLoad, { once: true })
}

function scopeSheet(sheet: CSSStyleSheet): void {
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText)
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  try {
    sheet.insertRule(scoped(rules.join('\n')))
  } catch (error) {
    // The browser has no `@scope`: the rules have no effect, and the error is none of the shell's.
    console.debug(error)
  }
}
