const { TextDecoder, TextEncoder } = require('node:util')

// As in production: as text, jsdom would parse all styles again with every new rule.
process.env.SC_DISABLE_SPEEDY = 'false'

/** jsdom has no layout, so no element ever intersects the viewport. */
class IntersectionObserver {
  observe() {}
  disconnect() {}
}

Object.assign(globalThis, { TextDecoder, TextEncoder, IntersectionObserver })
if (globalThis.Element) {
  Element.prototype.scrollIntoView = () => {}
  require('./computed-style.cjs')
}
