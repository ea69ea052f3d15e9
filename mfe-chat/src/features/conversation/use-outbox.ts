import { chats } from '@swipefolio/shared/api'
import type { Chat, Message, Role } from '@swipefolio/shared/contract'
import { useRef, useState } from 'react'

export interface OutgoingMessage {
  clientKey: string
  chatId: number
  text: string
  createdAt: string
  hasFailed: boolean
}

type OnSent = (message: Message) => void

/** What was sent and is not yet confirmed. It outlives a closed window; one message leaves after the other. */
export function useOutbox(role: Role) {
  const [waiting, setWaiting] = useState<OutgoingMessage[]>([])
  const line = useRef(Promise.resolve())

  const setFailed = (clientKey: string, hasFailed: boolean) =>
    setWaiting((all) =>
      all.map((message) => (message.clientKey === clientKey ? { ...message, hasFailed } : message)),
    )

  function transmit(chat: Chat, { clientKey, text }: OutgoingMessage, onSent: OnSent) {
    line.current = line.current.then(async () => {
      try {
        onSent(await chats.send(role, chat, { message: text, clientKey }))
        setWaiting((all) => all.filter((message) => message.clientKey !== clientKey))
      } catch (error) {
        console.debug('A message was not sent', error)
        setFailed(clientKey, true)
      }
    })
  }

  return {
    waitingFor: (chatId: number) => waiting.filter((message) => message.chatId === chatId),
    send(chat: Chat, text: string, onSent: OnSent) {
      const message: OutgoingMessage = {
        clientKey: crypto.randomUUID(),
        chatId: chat.id,
        text,
        createdAt: new Date().toISOString(),
        hasFailed: false,
      }
      setWaiting((all) => [...all, message])
      transmit(chat, message, onSent)
    },
    /** The same key again, so that a message which did arrive is not stored twice. */
    retry(chat: Chat, message: OutgoingMessage, onSent: OnSent) {
      setFailed(message.clientKey, false)
      transmit(chat, message, onSent)
    },
  }
}

export type Outbox = ReturnType<typeof useOutbox>
