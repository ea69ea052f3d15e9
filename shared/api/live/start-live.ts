import type { LiveEvent } from '../../contract'
import { openConnection } from './connection'
import { live } from './live'
import { holdAlone } from './hold-alone'

type Word =
  | { is: 'event'; event: LiveEvent }
  | { is: 'state'; isUp: boolean; lastId: string | undefined }
  /** A visible tab has come. */
  | { is: 'hello' }

/** A tab that leads says that it does with every heartbeat of the server. */
const longestSilence = 90_000

/**
 * Hears of events until it is stopped. Tabs of one session share one stream: a visible one holds it and tells the others; held by
 * a hidden one, it goes over to a tab that is looked at. A `name` that is null is shared with nobody.
 */
export function startLive(name: string | null): () => void {
  const channel = name && 'BroadcastChannel' in window ? new BroadcastChannel(`live.${name}`) : null
  // A channel has one origin: there is none to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (word: Word) => channel?.postMessage(word)
  let lastId: string | undefined
  let isLeading = false
  let silence: ReturnType<typeof setTimeout> | undefined

  const sayState = () => say({ is: 'state', isUp: live.isUp(), lastId })

  function lead() {
    isLeading = true
    clearTimeout(silence)
    const close = openConnection({
      lastId,
      onEvent(event) {
        say({ is: 'event', event })
        live.tell(event)
      },
      onBeat(id) {
        lastId = id
        sayState()
      },
      onUp(isUp) {
        const isNews = isUp !== live.isUp()
        live.setUp(isUp)
        if (isNews) sayState()
      },
    })
    return () => {
      isLeading = false
      close()
    }
  }

  const place = holdAlone(channel && `live.${name}`, lead)

  function hear({ data }: MessageEvent<Word>) {
    if (data.is === 'hello') {
      if (!isLeading) return
      sayState()
      if (document.visibilityState === 'hidden') place.giveUp()
    } else if (isLeading) return
    else if (data.is === 'event') live.tell(data.event)
    else {
      lastId = data.lastId ?? lastId
      live.setUp(data.isUp)
      clearTimeout(silence)
      silence = setTimeout(() => live.setUp(false), longestSilence)
    }
  }
  channel?.addEventListener('message', hear)

  function handleVisibility() {
    if (document.visibilityState === 'hidden') return place.stopWaiting()
    place.want()
    say({ is: 'hello' })
  }
  document.addEventListener('visibilitychange', handleVisibility)
  handleVisibility()

  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    clearTimeout(silence)
    place.stopWaiting()
    place.giveUp()
    channel?.close()
    live.setUp(false)
  }
}
