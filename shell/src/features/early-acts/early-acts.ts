declare global {
  /**
   * Set by the script of a prerendered page, until it is hydrated: the form that was submitted meanwhile, and the button of the
   * header that was pressed last. Until the screen is hydrated, too: the name (`data-early`) of its button that was pressed last.
   */
  var earlyActs:
    | {
        form?: HTMLFormElement
        button?: HTMLElement | null
        stop: AbortController
        pressed?: string
        isOver?: boolean
      }
    | undefined
}

/** Submits a form that was submitted before the page was hydrated, once. */
export function replaySubmit(screen: HTMLElement | null): void {
  const form = globalThis.earlyActs?.form
  if (!form || !screen?.contains(form)) return
  delete globalThis.earlyActs?.form
  form.removeAttribute('aria-busy')
  form.requestSubmit()
}

/**
 * Presses the button that was pressed before the page was hydrated, once. It looks pressed until then. In a task of its own: while React
 * runs effects, it hydrates no boundary for a press.
 */
export function replayPress(): void {
  const button = globalThis.earlyActs?.button
  if (!button) return
  delete globalThis.earlyActs?.button
  setTimeout(() => {
    button.removeAttribute('aria-busy')
    button.setAttribute('aria-expanded', 'false')
    // The window may have been resized meanwhile, and older browsers cannot tell.
    const isHidden = 'checkVisibility' in button && !button.checkVisibility()
    if (!isHidden) button.click()
  })
}

/** Presses the button of the screen that was pressed before the screen was hydrated, once. It may have been rendered anew. */
export function replayScreenPress(): void {
  const acts = globalThis.earlyActs
  if (!acts) return
  const { pressed } = acts
  acts.isOver = true
  delete acts.pressed
  if (pressed === undefined) return
  const button = document.querySelector<HTMLElement>(`main [data-early="${pressed}"]`)
  button?.removeAttribute('aria-busy')
  button?.click()
}
