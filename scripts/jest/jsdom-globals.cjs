const { TextDecoder, TextEncoder } = require('node:util')

/** Nothing is laid out here, so nothing ever comes into view. */
class IntersectionObserver {
  observe() {}
  disconnect() {}
}

Object.assign(globalThis, { TextDecoder, TextEncoder, IntersectionObserver })
if (globalThis.Element) Element.prototype.scrollIntoView = () => {}
