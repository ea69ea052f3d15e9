import type { Message } from '@swipefolio/shared/contract'

/** One list without doubles in the order of `seq`; of two versions of a message the fresh one counts. */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const bySeq = new Map([...known, ...fresh].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}
