/** The elements in which the style sheets of apps apply: the content of the page and of slots, not the frame around it. */
const content = 'main, [data-slot]'

/** The rules, without effect outside of the content. */
export const scoped = (rules: string): string => `@scope (${content}) { ${rules} }`

/** Scopes the style sheets that scripts add to the page, except those of styled-components. */
export function scopeAddedStyles(): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) scopeSheetOf(node)
  })
  for (const parent of [document.head, document.body]) observer.observe(parent, { childList: true })
}

function scopeSheetOf(node: Node): void {
  if (node instanceof HTMLStyleElement) {
    if (node.dataset.styled === undefined && node.sheet) scopeSheet(node.sheet)
  } else if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') {
    scopeLinked(node)
  }
}

function scopeLinked(link: HTMLLinkElement): void {
  const { media, href, crossOrigin } = link
  if (new URL(href).origin !== location.origin && crossOrigin === null) {
    // The rules of a development server can be read only with CORS; a link that is added again is loaded again.
    link.crossOrigin = 'anonymous'
    link.parentNode?.insertBefore(link, link.nextSibling)
    return
  }
  // Not applied until it is scoped.
  link.media = 'not all'
  const handleLoad = () => {
    if (link.sheet) scopeSheet(link.sheet)
    link.media = media
  }
  link.addEventListener('load', handleLoad, { once: true })
}

function scopeSheet(sheet: CSSStyleSheet): void {
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText)
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  sheet.insertRule(scoped(rules.join('\n')))
}
