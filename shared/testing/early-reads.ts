/** Without a session, so that the screen takes the call over and then makes it itself. */
const earlyRead = {
  token: null,
  answer: new Promise<never>(() => {}),
  stop: new AbortController(),
  sentAt: 0,
}

/** Pretends that the page has sent these calls, after the session is there. Returns which of them no screen has taken over yet. */
export function sendEarly(addresses: readonly string[]): () => string[] {
  const early = new Map(addresses.map((address) => [address, earlyRead]))
  globalThis.earlyReads = early
  return () => [...early.keys()]
}
