/**
 * One tab at a time does something: `begin` starts it and answers how to end it. Without a name, or where the browser has no
 * locks, each tab does it by itself.
 */
export function holdAlone(name: string | null, begin: () => () => void) {
  let end: (() => void) | undefined
  let waiting: AbortController | undefined

  const hold = () =>
    new Promise<void>((release) => {
      waiting = undefined
      const stop = begin()
      end = () => {
        end = undefined
        stop()
        release()
      }
    })

  return {
    want() {
      if (end || waiting) return
      if (!name || !('locks' in navigator)) {
        void hold()
        return
      }
      const { signal } = (waiting = new AbortController())
      navigator.locks.request(name, { signal }, hold).catch((error: unknown) => {
        if (!signal.aborted) console.debug('The tabs could not agree on who listens', error)
      })
    },
    stopWaiting() {
      waiting?.abort()
      waiting = undefined
    },
    giveUp: () => end?.(),
  }
}
