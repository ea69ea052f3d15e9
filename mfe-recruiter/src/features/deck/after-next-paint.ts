/** Calls back `delay` milliseconds after the current changes are painted, which has happened by the second animation frame. Returns a function that cancels. */
export function afterNextPaint(call: () => void, delay = 0): () => void {
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
