/**
 * Leader election between tabs by a web lock: `lead` runs in one tab at a time and returns a function that stops it.
 * Without a name, or in a browser without locks, every tab leads by itself.
 */
export function electLeader(name: string | null, lead: () => () => void) {
  let end: (() => void) | undefined
  let candidacy: AbortController | undefined

  const hold = () =>
    new Promise<void>((release) => {
      candidacy = undefined
      const stop = lead()
      end = () => {
        end = undefined
        stop()
        release()
      }
    })

  return {
    /** Requests the lead; resolves to it once the current leader resigns. */
    campaign() {
      if (end || candidacy) return
      if (!name || !('locks' in navigator)) {
        void hold()
        return
      }
      const { signal } = (candidacy = new AbortController())
      navigator.locks.request(name, { signal }, hold).catch((error: unknown) => {
        if (!signal.aborted) console.debug('The tabs could not elect a leader', error)
      })
    },
    withdraw() {
      candidacy?.abort()
      candidacy = undefined
    },
    resign: () => end?.(),
  }
}
