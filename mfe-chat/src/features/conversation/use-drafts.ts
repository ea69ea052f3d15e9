import { useState } from 'react'
import { unsent } from './unsent'

/** The unsent text of each conversation's composer. */
export function useDrafts() {
  const [drafts, setDrafts] = useState(() => unsent.find().drafts)
  return {
    draftOf: (chatId: number) => drafts[chatId] ?? '',
    setDraft(chatId: number, text: string) {
      const next = { ...drafts, [chatId]: text }
      setDrafts(next)
      unsent.save({ drafts: next })
    },
  }
}
