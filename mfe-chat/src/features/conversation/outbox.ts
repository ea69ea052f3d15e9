import { ApiError } from '@swipefolio/shared/api'
import type { Chat } from '@swipefolio/shared/contract'

export interface OutgoingMessage {
  /** Idempotency key: the same for every attempt, so that the server stores the message once. */
  clientKey: string
  chat: Chat
  text: string
  createdAt: string
  state: 'sending' | 'failed' | 'refused'
}

const tooMany = 429
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== tooMany

/** `crypto.randomUUID` is missing on pages without TLS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * A queue of messages that the server has not confirmed yet. Each chat sends one message at a time; a failed
 * message holds back the later ones of its chat, so that their order stays.
 */
export function createOutbox(
  transmit: (message: OutgoingMessage) => Promise<unknown>,
  /** Messages that were unsent before a reload. */
  restored: readonly OutgoingMessage[] = [],
) {
  let waiting = restored
  let reconnects = 0
  const busyChats = new Set<number>()
  const listeners = new Set<() => void>()

  const set = (next: readonly OutgoingMessage[]) => {
    waiting = next
    for (const listener of listeners) listener()
  }

  const setState = (state: OutgoingMessage['state'], which: (one: OutgoingMessage) => boolean) =>
    set(waiting.map((one) => (which(one) ? { ...one, state } : one)))

  const nextOf = (chatId: number) =>
    waiting.find(({ chat, state }) => chat.id === chatId && state === 'sending')

  async function deliver(message: OutgoingMessage) {
    const isSame = ({ clientKey }: OutgoingMessage) => clientKey === message.clientKey
    const reconnectsBefore = reconnects
    try {
      await transmit(message)
      set(waiting.filter((one) => !isSame(one)))
    } catch (error) {
      console.debug('A message was not sent', error)
      if (isRefusal(error)) setState('refused', isSame)
      // The connection came back during this attempt: it may have been sent too early and is tried again.
      else if (reconnects > reconnectsBefore) return
      else setState('failed', (one) => one.chat.id === message.chat.id && one.state === 'sending')
    }
  }

  async function drain(chatId: number) {
    if (busyChats.has(chatId)) return
    busyChats.add(chatId)
    for (let next = nextOf(chatId); next; next = nextOf(chatId)) await deliver(next)
    busyChats.delete(chatId)
  }

  const retryFailed = (chatId: number) => {
    setState('sending', ({ chat, state }) => chat.id === chatId && state === 'failed')
    void drain(chatId)
  }

  return {
    waiting: () => waiting,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    send(chat: Chat, text: string) {
      const clientKey = newKey()
      const createdAt = new Date().toISOString()
      set([...waiting, { clientKey, chat, text, createdAt, state: 'sending' }])
      retryFailed(chat.id)
    },
    retry({ clientKey, chat }: OutgoingMessage) {
      setState('sending', (one) => one.clientKey === clientKey)
      retryFailed(chat.id)
    },
    /** Continues sending after a reload. */
    resume() {
      for (const { chat } of waiting) void drain(chat.id)
    },
    /** Resends all failed messages; called when the connection is back. */
    retryAll() {
      reconnects += 1
      for (const { chat } of waiting) retryFailed(chat.id)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
