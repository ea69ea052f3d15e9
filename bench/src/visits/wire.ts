import type { CDPSession } from 'playwright-core'

/** A request that reached the server, with times in milliseconds after the request for the page. */
export interface WireRequest {
  address: string
  type: string
  bytes: number
  sentAt: number
  /** When its answer could first cause another request: for the page its first bytes, for a file its end. */
  usableAt: number
}

/** Event streams stay open. */
const isStream = (address: string) => address.endsWith('/events')

/** Records the requests of a page; answers from the browser's cache are none. */
export async function recordWire(devtools: CDPSession) {
  const pending = new Map<string, WireRequest>()
  const requests: WireRequest[] = []
  let start: number | undefined
  let lastChange = performance.now()
  const since = (timestamp: number) => (timestamp - (start ?? timestamp)) * 1000

  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (!request.url.startsWith('http') || isStream(request.url)) return
    start ??= timestamp
    lastChange = performance.now()
    const sentAt = since(timestamp)
    pending.set(requestId, { address: request.url, type, bytes: 0, sentAt, usableAt: Infinity })
  })
  devtools.on('Network.responseReceived', ({ requestId, type, timestamp }) => {
    const request = pending.get(requestId)
    if (request && type === 'Document') request.usableAt = since(timestamp)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = pending.get(requestId)
    pending.delete(requestId)
    if (!request) return
    lastChange = performance.now()
    if (encodedDataLength === 0) return
    const usableAt = Math.min(request.usableAt, since(timestamp))
    requests.push({ ...request, bytes: encodedDataLength, usableAt })
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId))
  return {
    requests,
    /** For how many milliseconds nothing has been sent or awaited. */
    quietFor: () => (pending.size > 0 ? 0 : performance.now() - lastChange),
  }
}

/** Fonts, reports and the ticket that signs reports hold no paint back. */
const isNeeded = ({ type, address }: WireRequest) =>
  type !== 'Font' && !new URL(address).pathname.startsWith('/platform/')

/**
 * The longest chain of requests before a time in which each was sent when the answer to the one before was there: an upper
 * limit of what had to wait for each other.
 */
export function requestsInARow(requests: readonly WireRequest[], before: number): WireRequest[] {
  const chains: WireRequest[][] = []
  const early = requests.filter((request) => isNeeded(request) && request.usableAt <= before)
  for (const request of early.toSorted((one, other) => one.sentAt - other.sentAt)) {
    const previous = chains
      .filter((chain) => (chain.at(-1)?.usableAt ?? Infinity) <= request.sentAt)
      .reduce<WireRequest[]>(
        (longest, chain) => (chain.length > longest.length ? chain : longest),
        [],
      )
    chains.push([...previous, request])
  }
  return chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), [])
}
