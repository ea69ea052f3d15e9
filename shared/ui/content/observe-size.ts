/** Calls back now, whenever the element's size changes, and when fonts have come, which change the sizes in it. Returns a function that stops. */
export function observeSize(element: Element, call: () => void): () => void {
  call()
  if (typeof ResizeObserver !== 'function') return () => {}
  const observer = new ResizeObserver(call)
  observer.observe(element)
  const { fonts } = document
  fonts.addEventListener('loadingdone', call)
  return () => {
    observer.disconnect()
    fonts.removeEventListener('loadingdone', call)
  }
}
