import { createContext, useContext } from 'react'

/** Returns whether it holds the closing back; `resume` then performs it later. */
export type HoldClose = (resume: () => void) => boolean

/** In a modal dialog: the question that its content asks before the dialog closes, if any. */
export interface ModalClose {
  ask: HoldClose
  setQuestion: (hold: HoldClose | undefined) => void
}

export const ModalCloseContext = createContext<ModalClose | null>(null)

export function createModalClose(): ModalClose {
  let question: HoldClose | undefined
  return {
    ask: (resume) => question?.(resume) ?? false,
    setQuestion: (hold) => (question = hold),
  }
}

/** Closes the dialog around it as Esc does: its content is asked first. */
export function useModalClose(onClose: () => void) {
  const modal = useContext(ModalCloseContext)
  return () => {
    if (!modal?.ask(onClose)) onClose()
  }
}
