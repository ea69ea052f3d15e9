import { notifyManager } from '@tanstack/react-query'

/** How long after a touch has ended its click may come, in milliseconds. A touch that was no tap has none. */
const clickDelay = 300

/**
 * Holds what queries tell components back while a pointer is down, until its click is over: an answer that moved or replaced the pressed
 * element meanwhile would take the click from it. Returns the function that ends it.
 */
export function holdWhilePressed(target: EventTarget): () => void {
  const listening = new AbortController()
  const held: (() => void)[] = []
  let isHolding = false
  let ending: ReturnType<typeof setTimeout> | undefined

  const release = () => {
    isHolding = false
    for (const notify of held.splice(0)) setTimeout(notify)
  }
  const releaseAfter = (delay: number) => {
    clearTimeout(ending)
    ending = setTimeout(release, delay)
  }
  const on = (type: string, handle: (event: PointerEvent) => void) =>
    target.addEventListener(type, handle as EventListener, {
      capture: true,
      passive: true,
      signal: listening.signal,
    })

  on('pointerdown', ({ button }) => {
    if (button !== 0) return
    clearTimeout(ending)
    isHolding = true
  })
  on('pointerup', ({ pointerType }) => releaseAfter(pointerType === 'touch' ? clickDelay : 0))
  on('click', () => releaseAfter(0))
  on('pointercancel', () => releaseAfter(0))
  // The pointer may have come up over another window.
  on('blur', ({ target: left }) => left === target && releaseAfter(0))

  notifyManager.setScheduler((notify) => {
    if (isHolding) held.push(notify)
    else setTimeout(notify)
  })
  return () => {
    listening.abort()
    clearTimeout(ending)
    release()
    notifyManager.setScheduler((notify) => setTimeout(notify))
  }
}
