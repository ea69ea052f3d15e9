import { ApiError } from '@swipefolio/shared/api'
import type { Chat } from '@swipefolio/shared/contract'

export interface OutgoingMessage {
  /** Stays the same however often it is sent, so that a message which did arrive is not stored twice. */
  clientKey: string
  chat: Chat
  text: string
  createdAt: string
  state: 'sending' | 'failed' | 'refused'
}

const tooMany = 429
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== tooMany

/** `crypto.randomUUID` does not exist on pages without TLS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * What was written and is not yet confirmed. In each chat one message leaves after the other; behind one
 * that did not get through the others wait, so that their order stays.
 */
export function createOutbox(
  transmit: (message: OutgoingMessage) => Promise<unknown>,
  /** What was left over from before a reload. */
  leftOver: readonly OutgoingMessage[] = [],
) {
  let waiting = leftOver
  let returns = 0
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
    const returnsBefore = returns
    try {
      await transmit(message)
      set(waiting.filter((one) => !isSame(one)))
    } catch (error) {
      console.debug('A message was not sent', error)
      if (isRefusal(error)) setState('refused', isSame)
      // The connection came back while this was on its way out: it may have left too early.
      else if (returns > returnsBefore) return
      else setState('failed', (one) => one.chat.id === message.chat.id && one.state === 'sending')
    }
  }

  async function work(chatId: number) {
    if (busyChats.has(chatId)) return
    busyChats.add(chatId)
    for (let next = nextOf(chatId); next; next = nextOf(chatId)) await deliver(next)
    busyChats.delete(chatId)
  }

  const retryFailed = (chatId: number) => {
    setState('sending', ({ chat, state }) => chat.id === chatId && state === 'failed')
    void work(chatId)
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
    /** Goes on with what was being sent. */
    resume() {
      for (const { chat } of waiting) void work(chat.id)
    },
    /** The connection is back: sends what did not get through. */
    retryAll() {
      returns += 1
      for (const { chat } of waiting) retryFailed(chat.id)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
