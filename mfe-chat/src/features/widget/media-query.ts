import { breakpoints } from '@swipefolio/shared/ui'

const matches = (query: string) =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches

/** Whether one types with a finger, on a keyboard without a key of its own for sending. */
export const isTouch = () => matches('(pointer: coarse)')

/** Whether the open window hides the whole page. */
export const isPhone = () => matches(`(max-width: ${breakpoints.sidebar}px)`)
