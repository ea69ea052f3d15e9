/** Calls back now and whenever the element's size changes. Returns a function that stops. */
export function observeSize(element: Element, call: () => void): () => void {
  call()
  if (typeof ResizeObserver !== 'function') return () => {}
  const observer = new ResizeObserver(call)
  observer.observe(element)
  return () => observer.disconnect()
}
