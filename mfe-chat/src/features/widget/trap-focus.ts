import type { KeyboardEvent } from 'react'

const focusable = 'a[href], button:not(:disabled), textarea, [tabindex="0"]'

/** Focus trap for a window that covers the page: Tab wraps around between its first and last element. */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  const [first, last] = [elements[0], elements.at(-1)]
  const isAtStart = event.target === first || event.target === event.currentTarget
  if (event.shiftKey ? !isAtStart : event.target !== last) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
