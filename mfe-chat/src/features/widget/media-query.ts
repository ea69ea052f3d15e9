import { breakpoints, matchesMedia } from '@swipefolio/shared/ui'

/** True where the open window covers the whole page. */
export const isPhone = () => matchesMedia(`(max-width: ${breakpoints.sidebar}px)`)
