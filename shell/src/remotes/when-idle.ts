const idleTimeout = 2_000

/** Calls back when the page has loaded and the browser is idle. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait)
  function wait() {
    cancel = requestIdle(callback)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => cancel()
}

function requestIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: idleTimeout })
  return () => cancelIdleCallback(handle)
}
