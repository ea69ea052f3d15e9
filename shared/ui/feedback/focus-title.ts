/** Focuses the title of the page where nothing has the focus. */
export function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1')
  if (!title || document.activeElement !== document.body) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
