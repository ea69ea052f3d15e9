// Runs in the page: records for each decision when its card has left and when the next can be used. It requests no animation frame,
// because that would be part of the measurement.
{
  const observed = {
    /** @type {import('./deck-page').Swipe[]} */
    swipes: [],
  }
  globalThis.deck = observed

  const top = () => document.querySelector('article:not([inert])')
  /** @type {Element | null} */
  let decided = null
  let decidedAt = 0

  const look = () => {
    const swipe = observed.swipes.at(-1)
    if (!decided || !swipe) return
    const since = performance.now() - decidedAt
    const next = top()
    if (next && next !== decided) swipe.usable ??= since
    if (!decided.isConnected) swipe.gone ??= since
    if (swipe.usable && swipe.gone) decided = null
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['inert'],
  })

  /** @param {Event} event */
  const begin = ({ timeStamp }) => {
    decided = top()
    decidedAt = timeStamp
    observed.swipes.push({})
  }
  window.addEventListener('pointerup', begin, true)
  window.addEventListener('keydown', begin, true)
}
