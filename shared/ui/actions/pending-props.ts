import type { MouseEvent } from 'react'

/** What a button has while it is pending: it cannot be pressed or tabbed to, and, unlike one that is `disabled`, keeps the focus. */
export const pendingProps = {
  'aria-busy': true,
  'aria-disabled': true,
  tabIndex: -1,
  onClick: (event: MouseEvent) => event.preventDefault(),
}
