import type { KeyboardEvent } from 'react'

const focusable = 'a[href], button:not(:disabled), textarea, [tabindex="0"]'

/** Leads Tab from the last part to the first one and back, for a window that hides the page. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  const [first, last] = [parts[0], parts.at(-1)]
  const isAtStart = event.target === first || event.target === event.currentTarget
  if (event.shiftKey ? !isAtStart : event.target !== last) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
