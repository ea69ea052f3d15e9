const path = '/platform/ticket'
/** Shorter than the half hour for which the server accepts a ticket. */
const maxAge = 25 * 60_000

declare global {
  /** Defined by the page, which requests its ticket before any script; empty when there is none. */
  var pageTicket: Promise<string> | undefined
}

let known: string | undefined
let knownSince = 0
let requested: Promise<string> | undefined

/** The server's signature of this page, without which reports do not count; undefined until `requestTicket` has it. */
export const knownTicket = (): string | undefined =>
  Date.now() - knownSince < maxAge ? known : undefined

/** Resolves to the ticket; to an empty text when the server gives none. */
export function requestTicket(): Promise<string> {
  const unexpired = knownTicket()
  if (unexpired !== undefined) return Promise.resolve(unexpired)
  const first = known === undefined ? globalThis.pageTicket : undefined
  requested ??= (first ?? fetchTicket()).then((ticket) => {
    known = ticket
    knownSince = Date.now()
    requested = undefined
    return ticket
  })
  return requested
}

async function fetchTicket(): Promise<string> {
  try {
    const answer = await fetch(path, { cache: 'no-store' })
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}
