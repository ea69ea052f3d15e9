import { newId } from '../db/ids'

/** Payloads of rolled back transactions are never taken, so the oldest are dropped. */
const mostWaiting = 500

/** Payloads kept in the publishing process until their event returns through the database. */
export function createLocalPayloads() {
  const waiting = new Map<number, unknown>()
  return {
    /** Returns the number under which the payload can be taken. */
    add(localPayload: unknown) {
      const number = newId()
      waiting.set(number, localPayload)
      const [oldest] = waiting.keys()
      if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest)
      return number
    },
    /** Undefined when another process published the event. */
    take(number: number | undefined) {
      if (number === undefined) return undefined
      const localPayload = waiting.get(number)
      waiting.delete(number)
      return localPayload
    },
  }
}
