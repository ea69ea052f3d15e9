const waiting = new Set<() => void>()

/** A page that is left or hidden has no further frame, and a phone may end a hidden one without telling it. What a call adds is called in the same loop. */
const callAll = () => {
  for (const callNow of waiting) callNow()
}

const callAllWhenHidden = () => {
  if (document.visibilityState === 'hidden') callAll()
}

/**
 * Calls back `delay` milliseconds after the current changes are painted, which has happened by the second animation frame, or at once when the page is
 * left or hidden before that. Returns a function that cancels.
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
  document.addEventListener('visibilitychange', callAllWhenHidden)
  return cancel
}
