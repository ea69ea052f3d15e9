// Runs in the page: how long frames take, and when the next card can be used.
{
  const deck = {
    /** @type {number[]} Milliseconds between frames while recording. */
    frames: [],
    isRecording: false,
    releasedAt: 0,
    /** @type {number[]} Milliseconds from the release to the next card on top. */
    next: [],
  }
  globalThis.deck = deck
  let last = performance.now()
  /** @type {(now: number) => void} */
  const tick = (now) => {
    if (deck.isRecording) deck.frames.push(now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)

  const topCard = () => document.querySelector('article:not([inert])')
  const release = () => {
    const decided = topCard()
    const releasedAt = performance.now()
    const look = () => {
      const card = topCard()
      if (card && card !== decided) deck.next.push(performance.now() - releasedAt)
      else setTimeout(look, 4)
    }
    look()
  }
  addEventListener('pointerup', release, { capture: true })
  addEventListener('keydown', release, { capture: true })
}
