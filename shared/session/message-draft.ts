import { useEffect, useState } from 'react'
import { unsentMessages } from './unsent-messages'

const listeners = new Set<(chatId: number, text: string) => void>()

/** The text that was typed to a chat and not sent, and its setter: one for every field of every app that writes to that chat. */
export function useMessageDraft(chatId: number): [string, (text: string) => void] {
  const [text, setText] = useState(() => unsentMessages.find().drafts[chatId] ?? '')
  useEffect(() => {
    const listener = (changed: number, next: string) => changed === chatId && setText(next)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [chatId])
  const keep = (next: string) => {
    const { [chatId]: _, ...others } = unsentMessages.find().drafts
    unsentMessages.save({ drafts: next ? { ...others, [chatId]: next } : others })
    for (const listener of listeners) listener(chatId, next)
  }
  return [text, keep]
}
