const { TextDecoder, TextEncoder } = require('node:util')

/** jsdom has no layout, so no element ever intersects the viewport. */
class IntersectionObserver {
  observe() {}
  disconnect() {}
}

Object.assign(globalThis, { TextDecoder, TextEncoder, IntersectionObserver })
if (globalThis.Element) Element.prototype.scrollIntoView = () => {}
