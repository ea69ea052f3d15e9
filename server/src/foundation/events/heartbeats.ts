import type { Channels } from './channels'

const beatMilliseconds = 300
/** A listening connection that misses published events for this long is replaced. */
const deafMilliseconds = 3000

interface HeartbeatOptions {
  /** Publishes a heartbeat. It arrives after every event that was committed before. */
  publish: (beat: Channels['heartbeat']) => Promise<void>
  processId: number
  /** An event that was published longer ago has arrived, or nothing is believed. */
  believedMilliseconds: number
  /** Called while published heartbeats do not arrive. */
  onDeaf: () => void
}

/** Heartbeats that a process publishes and has to hear itself prove that events of the others arrive, too. */
export function createHeartbeats({
  publish,
  processId,
  believedMilliseconds,
  onDeaf,
}: HeartbeatOptions) {
  /** Events that were published before this time have arrived. */
  let heardUntil = -Infinity
  let unheardSince: number | undefined
  let publishing: Promise<void> | undefined
  const waiting = new Set<() => void>()

  async function send() {
    const sentAt = performance.now()
    await publish({ processId, sentAt })
    if (heardUntil < sentAt) unheardSince ??= performance.now()
  }

  function beat(): Promise<void> {
    publishing ??= send().finally(() => {
      publishing = undefined
    })
    return publishing
  }

  function reset() {
    heardUntil = -Infinity
    unheardSince = undefined
  }

  const timer = setInterval(() => {
    // The database may be away, which the next heartbeat finds out again.
    beat().catch(() => undefined)
    if (unheardSince === undefined || performance.now() - unheardSince < deafMilliseconds) return
    unheardSince = undefined
    onDeaf()
  }, beatMilliseconds).unref()

  return {
    beat,
    /** The listening connection is another one, which has heard nothing yet. */
    reset,
    hear(heartbeat: Channels['heartbeat']) {
      if (heartbeat.processId !== processId) return
      heardUntil = Math.max(heardUntil, heartbeat.sentAt)
      unheardSince = undefined
      for (const check of waiting) check()
    },
    isHeard: () => performance.now() - heardUntil < believedMilliseconds,
    /** Resolves once a heartbeat that was sent after this call is heard; false after the given time. */
    async prove(milliseconds: number): Promise<boolean> {
      const begin = performance.now()
      let check = () => {}
      const heard = new Promise<boolean>((resolve) => {
        check = () => heardUntil >= begin && resolve(true)
      })
      waiting.add(check)
      let deadline: NodeJS.Timeout | undefined
      const late = new Promise<boolean>((resolve) => {
        deadline = setTimeout(resolve, milliseconds, false)
      })
      try {
        // One that is being published may have been sent before this call.
        await publishing?.catch(() => undefined)
        const sent = beat().then(() => heard)
        return await Promise.race([sent, late])
      } finally {
        clearTimeout(deadline)
        waiting.delete(check)
      }
    },
    async close() {
      clearInterval(timer)
      await publishing?.catch(() => undefined)
    },
  }
}
