const waiting = new Set<() => void>()

/** A page that is left has no further frame. What a call adds is called in the same loop. */
const callAll = () => {
  for (const callNow of waiting) callNow()
}

/**
 * Calls back `delay` milliseconds after the current changes are painted, which has happened by the second animation frame, or at once when the page is
 * left before that. Returns a function that cancels.
 */
export function afterNextPaint(call: () => void, delay = 0): () => void {
  let timer: number | undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(callNow, delay)
    })
  })
  const cancel = () => {
    waiting.delete(callNow)
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
  const callNow = () => {
    cancel()
    call()
  }
  waiting.add(callNow)
  window.addEventListener('pagehide', callAll)
  return cancel
}
