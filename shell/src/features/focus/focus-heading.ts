/** Focuses the h1 inside an element, so that screen readers announce the new screen; false when there is none. */
export function focusHeading(container: ParentNode | null): boolean {
  const heading = container?.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
