import { useEffect, useState } from 'react'
import { storage } from '../between-apps'
import { sessionOwner } from './session'

/** What the chat app stores beside the drafts is kept as it is. */
interface Unsent {
  owner: string
  drafts: Record<number, string>
}

function read(): Unsent {
  const owner = sessionOwner()
  try {
    const stored = JSON.parse(storage.unsentMessages.get() ?? 'null') as Unsent | null
    if (stored?.owner === owner) return stored
  } catch {
    // Replaced by the next draft.
  }
  return { owner, drafts: {} }
}

const listeners = new Set<(chatId: number, text: string) => void>()

/**
 * The text that was typed to a chat and not sent, and its setter: one for every field of every app that writes to that chat.
 * It survives reloads and expired sessions.
 */
export function useMessageDraft(chatId: number): [string, (text: string) => void] {
  const [text, setText] = useState(() => read().drafts[chatId] ?? '')
  useEffect(() => {
    const listener = (changed: number, next: string) => changed === chatId && setText(next)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [chatId])
  const keep = (next: string) => {
    const { drafts, ...rest } = read()
    const { [chatId]: _, ...others } = drafts
    const kept = { ...rest, drafts: next ? { ...others, [chatId]: next } : others }
    storage.unsentMessages.set(JSON.stringify(kept))
    for (const listener of listeners) listener(chatId, next)
  }
  return [text, keep]
}
