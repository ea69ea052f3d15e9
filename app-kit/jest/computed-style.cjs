/**
 * jsdom parses every declaration of every rule that matches an element, each time its computed style is read. Queries by
 * role, accessible names and pointer events read one property of many elements: these properties are looked up alone, by
 * jsdom's cascade, in which the last rule that matches wins. So are those that decide which technologies fit into a row, and which lines into a card.
 */
const readOften = new Map([
  ['display', { isInherited: false }],
  ['visibility', { isInherited: true }],
  ['pointer-events', { isInherited: true }],
  ['column-gap', { isInherited: false }],
  ['--rows', { isInherited: true }],
  ['line-height', { isInherited: false }],
])

const camelCased = new Map([
  ['pointerEvents', 'pointer-events'],
  ['columnGap', 'column-gap'],
  ['lineHeight', 'line-height'],
])

const simpleClass = /^\.([\w-]+)$/

/** @type {WeakMap<CSSRuleList, { length: number, rules: Map<string, { matches: (element: Element) => boolean, value: string }[]> }>} */
const declarations = new WeakMap()

/** @param {CSSStyleSheet} sheet @param {string} property */
function declarationsOf({ cssRules }, property) {
  let known = declarations.get(cssRules)
  if (known?.length !== cssRules.length) {
    known = { length: cssRules.length, rules: new Map() }
    declarations.set(cssRules, known)
  }
  let found = known.rules.get(property)
  if (!found) {
    found = [...screenRules(cssRules)].flatMap(({ selectorText, style }) => {
      const value = style.getPropertyValue(property)
      return value ? [{ matches: matcherOf(selectorText), value }] : []
    })
    known.rules.set(property, found.toReversed())
  }
  return found
}

/** @param {Iterable<CSSRule>} rules @returns {Generator<CSSStyleRule>} */
function* screenRules(rules) {
  for (const rule of /** @type {Iterable<CSSMediaRule & CSSStyleRule>} */ (rules)) {
    if (rule.media && Array.from(rule.media).includes('screen')) yield* screenRules(rule.cssRules)
    else if (rule.selectorText && !rule.selectorText.includes('::')) yield rule
  }
}

/** @param {string} selector */
function matcherOf(selector) {
  const name = simpleClass.exec(selector)?.[1]
  return name
    ? (/** @type {Element} */ element) => element.classList.contains(name)
    : (/** @type {Element} */ element) => element.matches(selector)
}

/** @type {typeof window.getComputedStyle} */
const computeAll = window.getComputedStyle.bind(window)

/** @type {Map<string, CSSStyleDeclaration>} */
const defaults = new Map()

/** What an element of this kind has without an author's rule. @param {Element} element */
function defaultStyleOf(element) {
  const bare = document.createElementNS(element.namespaceURI, element.localName)
  for (const attribute of ['hidden', 'open', 'type']) {
    const value = element.getAttribute(attribute)
    if (value !== null) bare.setAttribute(attribute, value)
  }
  const key = bare.outerHTML
  const style = defaults.get(key) ?? computeAll(bare)
  defaults.set(key, style)
  return style
}

/** @param {Element} element @param {string} property @returns {string} */
function valueOf(element, property) {
  const own =
    'style' in element && /** @type {HTMLElement} */ (element).style.getPropertyValue(property)
  if (own) return own
  for (const sheet of Array.from(document.styleSheets).toReversed()) {
    const declared = declarationsOf(sheet, property).find(({ matches }) => matches(element))
    if (declared) return declared.value
  }
  const parent = readOften.get(property)?.isInherited && element.parentElement
  return parent ? valueOf(parent, property) : defaultStyleOf(element).getPropertyValue(property)
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return computeAll(element, pseudoElement)
  /** @type {CSSStyleDeclaration | undefined} */
  let all
  const style = () => (all ??= computeAll(element))
  /** @param {string} property */
  const getPropertyValue = (property) =>
    readOften.has(property) ? valueOf(element, property) : style().getPropertyValue(property)
  return new Proxy(
    /** @type {CSSStyleDeclaration} */ ({}),
    {
      get(_, key) {
        if (key === 'getPropertyValue') return getPropertyValue
        const property = camelCased.get(/** @type {string} */ (key)) ?? key
        if (typeof property === 'string' && readOften.has(property))
          return getPropertyValue(property)
        const value = Reflect.get(style(), key)
        return typeof value === 'function' ? value.bind(style()) : value
      },
    },
  )
}
