// Runs in the page: the time between frames, and for each decision when its card has gone and the next can be used.
{
  const observed = {
    isRecording: false,
    /** @type {number[]} */
    frames: [],
    /** @type {import('./deck-page').Swipe[]} */
    swipes: [],
  }
  globalThis.deck = observed

  const top = () => document.querySelector('article:not([inert])')
  /** @type {Element | null} */
  let decided = null
  let decidedAt = 0
  let lastFrame = 0

  /** @param {number} now */
  const look = (now) => {
    if (observed.isRecording && lastFrame) observed.frames.push(now - lastFrame)
    lastFrame = now
    const swipe = observed.swipes.at(-1)
    if (decided && swipe) {
      const since = performance.now() - decidedAt
      const next = top()
      if (next && next !== decided) swipe.usable ??= since
      if (!decided.isConnected) swipe.gone ??= since
      if (swipe.usable && swipe.gone) decided = null
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  /** @param {Event} event */
  const begin = ({ timeStamp }) => {
    decided = top()
    decidedAt = timeStamp
    observed.swipes.push({})
  }
  window.addEventListener('pointerup', begin, true)
  window.addEventListener('keydown', begin, true)
}
