/** Calls `delay` milliseconds after what changes now came to the screen, which it does with the second frame; the answer cancels it. */
export function whenShown(call: () => void, delay = 0): () => void {
  let timer: number | undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(call, delay)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
