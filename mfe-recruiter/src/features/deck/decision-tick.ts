import { prefersReducedMotion } from '@swipefolio/shared/ui'

const tickDuration = 10

/** Vibrates briefly, where the device can. Browsers log an error for a call before the first tap or key. */
export function tick() {
  if (prefersReducedMotion() || !navigator.userActivation?.hasBeenActive) return
  navigator.vibrate?.(tickDuration)
}
