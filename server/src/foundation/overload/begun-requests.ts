import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Kind, kinds, rooms, uncounted } from './kinds'

/** What takes longer waits for something else than this process and its database, such as a picture that is decoded. */
const longestMilliseconds = 5000
/** A body that takes longer comes from a slow client, which must not keep the others from being begun. */
const longestBodyMilliseconds = 100

/** For each kind those that are begun before it, and itself, out of what is answered from the same. */
const before = new Map(
  kinds.map((kind, at) => [
    kind,
    kinds.filter((other, place) => place <= at && rooms[other].from === rooms[kind].from),
  ]),
)

/** The requests that this process is working on. */
export function createBegunRequests(onEnd: () => void) {
  interface Begun {
    kind: Kind
    request: IncomingMessage
    since: number
  }
  const begun = new Map<ServerResponse, Begun>()
  const counts = new Map<Kind, number>()

  function forget(response: ServerResponse): boolean {
    const entry = begun.get(response)
    if (entry) counts.set(entry.kind, (counts.get(entry.kind) ?? 0) - 1)
    return begun.delete(response)
  }

  function forgetSlow(now: number) {
    for (const [response, { request, since }] of begun) {
      const longest = request.complete ? longestMilliseconds : longestBodyMilliseconds
      if (now - since > longest) forget(response)
    }
  }

  function isBelow(kind: Kind): boolean {
    let count = 0
    for (const other of before.get(kind) ?? []) count += counts.get(other) ?? 0
    return count < rooms[kind].most
  }

  return {
    add(kind: Kind, request: IncomingMessage, response: ServerResponse): void {
      if (uncounted.has(kind)) return
      begun.set(response, { kind, request, since: performance.now() })
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      response.once('close', () => {
        if (forget(response)) onEnd()
      })
    },
    hasRoomFor(kind: Kind): boolean {
      if (isBelow(kind)) return true
      forgetSlow(performance.now())
      return isBelow(kind)
    },
  }
}
