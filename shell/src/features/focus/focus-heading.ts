/**
 * Focuses the h1 inside an element, so that screen readers announce the new screen, or the field that the screen marks
 * with `data-initial-focus`; false when there is neither.
 */
export function focusHeading(container: ParentNode | null): boolean {
  const field = container?.querySelector<HTMLElement>('[data-initial-focus]')
  const heading = field ?? container?.querySelector('h1')
  if (!heading) return false
  if (!field) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
