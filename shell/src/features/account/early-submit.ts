declare global {
  /** Set by the script of a prerendered page, until it is hydrated; `form` is the one that was submitted meanwhile. */
  var earlyActs: { form?: HTMLFormElement; stop: AbortController } | undefined
}

/** Submits a form that was submitted before the page was hydrated, once. */
export function replaySubmit(screen: HTMLElement | null): void {
  const form = globalThis.earlyActs?.form
  if (!form || !screen?.contains(form)) return
  delete globalThis.earlyActs?.form
  form.removeAttribute('aria-busy')
  form.requestSubmit()
}
