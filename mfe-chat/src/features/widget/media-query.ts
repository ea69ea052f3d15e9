import { breakpoints } from '@swipefolio/shared/ui'

const matches = (query: string) =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches

/** True for touch screens, whose keyboard has no Shift+Enter to break a line. */
export const isTouch = () => matches('(pointer: coarse)')

/** True where the open window covers the whole page. */
export const isPhone = () => matches(`(max-width: ${breakpoints.sidebar}px)`)
