export interface Toast {
  id: number
  tone: 'success' | 'info' | 'danger'
  text: string
  action?: ToastAction
  shownAt: number
}

export interface ToastAction {
  label: string
  onClick: () => void
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** An error that is newer belongs to the change of the screen itself. */
const newErrorAge = 1000

const show = (tone: Toast['tone'], text: string, action?: ToastAction) => {
  lastId += 1
  const id = lastId
  change([
    ...toasts.filter((shown) => shown.text !== text),
    { id, tone, text, action, shownAt: Date.now() },
  ])
  return id
}

/** Short messages that stay when the screen that caused them unmounts. */
export const toast = {
  /** In place of the errors of earlier attempts. */
  success(text: string) {
    toast.dismissErrors()
    show('success', text)
  },
  /** With an action it stays longer. */
  info(text: string, action?: ToastAction) {
    show('info', text, action)
  },
  /** An alert for screen readers; stays longer. Returns its id. */
  error: (text: string, action?: ToastAction) => show('danger', text, action),
  dismiss: (id: number) => change(toasts.filter((shown) => shown.id !== id)),
  /** Removes the errors of an earlier screen or dialog. */
  dismissErrors: () =>
    change(
      toasts.filter(({ tone, shownAt }) => tone !== 'danger' || Date.now() - shownAt < newErrorAge),
    ),
  clear: () => change([]),
}

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = () => toasts
