import { ApiError, newIdempotencyKey, translated } from '@swipefolio/shared/api'
import type { Chat } from '@swipefolio/shared/contract'

export interface OutgoingMessage {
  /** Idempotency key: the same for every attempt, so that the server stores the message once. */
  clientKey: string
  chat: Chat
  text: string
  createdAt: string
  state: 'sending' | 'failed' | 'refused'
  /** The server's sentence about the last attempt, if it sent one. */
  reason?: string
  /** Whether the server named a time after which the message is sent again. */
  isRetriedLater?: boolean
}

const tooMany = 429
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== tooMany

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
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const set = (next: readonly OutgoingMessage[]) => {
    waiting = next
    for (const listener of listeners) listener()
  }

  const setState = (
    state: OutgoingMessage['state'],
    which: (one: OutgoingMessage) => boolean,
    error?: unknown,
  ) => {
    const refusal = error instanceof ApiError ? error : undefined
    const outcome = {
      state,
      reason: refusal && translated(refusal.message),
      isRetriedLater: refusal?.retryAfterSeconds !== undefined,
    }
    set(waiting.map((one) => (which(one) ? { ...one, ...outcome } : one)))
  }

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
      if (isRefusal(error)) setState('refused', isSame, error)
      // The connection came back during this attempt: it may have been sent too early and is tried again.
      else if (reconnects > reconnectsBefore) return
      else {
        const chatId = message.chat.id
        setState('failed', ({ chat, state }) => chat.id === chatId && state === 'sending', error)
        if (error instanceof ApiError) retryLater(chatId, error.retryAfterSeconds)
      }
    }
  }

  async function drain(chatId: number) {
    if (busyChats.has(chatId)) return
    busyChats.add(chatId)
    for (let next = nextOf(chatId); next; next = nextOf(chatId)) await deliver(next)
    busyChats.delete(chatId)
  }

  const retryFailed = (chatId: number) => {
    clearTimeout(timers.get(chatId))
    timers.delete(chatId)
    setState('sending', ({ chat, state }) => chat.id === chatId && state === 'failed')
    void drain(chatId)
  }

  function retryLater(chatId: number, seconds: number | undefined) {
    if (seconds === undefined) return
    clearTimeout(timers.get(chatId))
    timers.set(
      chatId,
      setTimeout(() => retryFailed(chatId), seconds * 1000),
    )
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
      const clientKey = newIdempotencyKey()
      const createdAt = new Date().toISOString()
      const isRetriedLater = timers.has(chat.id)
      const state = isRetriedLater ? 'failed' : 'sending'
      set([...waiting, { clientKey, chat, text, createdAt, state, isRetriedLater }])
      if (!isRetriedLater) retryFailed(chat.id)
    },
    retry({ clientKey, chat }: OutgoingMessage) {
      setState('sending', (one) => one.clientKey === clientKey)
      retryFailed(chat.id)
    },
    remove: ({ clientKey }: OutgoingMessage) =>
      set(waiting.filter((one) => one.clientKey !== clientKey)),
    /** Cancels the attempts that the server asked to make later. */
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
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
