import { prefersReducedMotion } from '../theme/matches-media'

const timing: KeyframeAnimationOptions = {
  duration: 320,
  easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
}

const appearance: KeyframeAnimationOptions = { duration: 60 }

/** What opened a dialog still has the focus when the dialog mounts: a control, or the card around it. */
function findOpener() {
  const control = document.activeElement?.closest('a, button')
  return control?.closest('article') ?? control
}

const centerOf = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
})

/**
 * Animates a dialog that has just mounted out of the card or button that opened it, instead of its own entrance. Does
 * nothing with reduced motion, or when nothing visible has opened it.
 */
export function growFromOpener(dialog: HTMLElement) {
  const opener = findOpener()
  if (!opener || dialog.contains(opener) || prefersReducedMotion()) return
  const from = opener.getBoundingClientRect()
  const to = dialog.getBoundingClientRect()
  if (from.width === 0 || to.width === 0) return
  const [start, end] = [centerOf(from), centerOf(to)]
  const place = `translate(${start.x - end.x}px, ${start.y - end.y}px)`
  dialog.style.animation = 'none'
  dialog.animate(
    { transform: [`${place} scale(${Math.min(1, from.width / to.width)})`, 'none'] },
    timing,
  )
  // Sooner than it has grown: what is below would be read through it.
  dialog.animate({ opacity: [0, 1] }, appearance)
}
