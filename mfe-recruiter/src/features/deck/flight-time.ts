/** How long a card flies before its decision is sent, in milliseconds. */
export const flightTime = 300

/** Calls once a card has flown that takes off now, which browsers show from the second frame on. The answer cancels it. */
export function whenFlown(call: () => void): () => void {
  let landing: number | undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      landing = window.setTimeout(call, flightTime)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(landing)
  }
}
