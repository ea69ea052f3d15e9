/** Whether a media query matches now. False without a window. */
export const matchesMedia = (query: string) =>
  typeof matchMedia === 'function' && matchMedia(query).matches

export const prefersReducedMotion = () => matchesMedia('(prefers-reduced-motion: reduce)')

/** True for touch screens, whose keyboard has no Shift+Enter to break a line. */
export const isTouch = () => matchesMedia('(pointer: coarse)')
