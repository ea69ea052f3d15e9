/** What is called later than this after an act was not caused by it. */
const longestAct = 10_000
const acts = ['pointerdown', 'keydown', 'popstate'] as const

let traceId = ''
let begunAt = -Infinity
let isListening = false

const random = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

function endTrace() {
  begunAt = -Infinity
}

/**
 * The header `traceparent` (W3C Trace Context) of the next call: the calls of one act of a person are one trace. It is random and
 * marked as not sampled, because the server decides what it records.
 */
export function nextTraceparent(): string {
  if (!isListening) {
    isListening = true
    for (const act of acts) addEventListener(act, endTrace, { capture: true, passive: true })
  }
  const now = performance.now()
  if (now - begunAt > longestAct) {
    traceId = random(16)
    begunAt = now
  }
  return `00-${traceId}-${random(8)}-00`
}
