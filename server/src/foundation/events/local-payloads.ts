import { newId } from '../db/ids'

/** Those of transactions that failed never come back: the oldest make room. */
const mostWaiting = 500

/** What waits in this process for its event to come back through the database. */
export function createLocalPayloads() {
  const waiting = new Map<number, unknown>()
  return {
    /** Answers the number by which it is taken out again. */
    add(localPayload: unknown) {
      const number = newId()
      waiting.set(number, localPayload)
      const [oldest] = waiting.keys()
      if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest)
      return number
    },
    /** Nothing, when another process has it. */
    take(number: number | undefined) {
      if (number === undefined) return undefined
      const localPayload = waiting.get(number)
      waiting.delete(number)
      return localPayload
    },
  }
}
