import { useSession } from '../session'
import { ApiError } from './errors'
import { plainSentence } from './plain-sentence'

/** A call that the page has sent while its scripts were still arriving. */
interface EarlyRead {
  /** The token that it was sent with. */
  token: string | null
  answer: Promise<Response>
  /** Its body; a front door of before has none. */
  text?: Promise<string>
  stop: AbortController
  sentAt: number
}

declare global {
  /** By address; set by the front door's page. */
  var earlyReads: Map<string, EarlyRead> | undefined
}

const maximumAge = 15_000

/** Answers that another call would only repeat. */
const finalRefusals = [400, 404]

useSession.subscribe((now, before) => {
  if (now.token !== before.token) dropEarlyReads()
})

/** Forgets all early answers: a call that changes something makes them stale, and they belong to one session. */
export function dropEarlyReads(): void {
  for (const { stop } of globalThis.earlyReads?.values() ?? []) stop.abort()
  globalThis.earlyReads?.clear()
}

/**
 * Takes the answer to a call that the page has sent already, once. Nothing when there is none for this session, when it is too old, or when the
 * call failed: then the HTTP client makes it. A refusal that stays is thrown as ApiError.
 */
export async function takeEarlyAnswer(
  address: string,
  signal: AbortSignal | undefined,
): Promise<{ data: unknown; next?: string } | undefined> {
  const read = globalThis.earlyReads?.get(address)
  if (read === undefined) return undefined
  globalThis.earlyReads?.delete(address)
  const isOwn = read.token === useSession.getState().token
  const remaining = read.sentAt + maximumAge - performance.now()
  if (!isOwn || remaining <= 0) return undefined
  const cancel = () => read.stop.abort()
  const deadline = setTimeout(cancel, remaining)
  signal?.addEventListener('abort', cancel)
  try {
    const answer = await read.answer
    if (finalRefusals.includes(answer.status)) {
      const type = answer.headers.get('content-type')
      throw new ApiError(answer.status, plainSentence(type, await answer.text()))
    }
    if (!answer.ok) return undefined
    const data: unknown = answer.status === 204 ? null : await answer.json()
    return { data, next: answer.headers.get('next-cursor') ?? undefined }
  } catch (error) {
    if (error instanceof ApiError) throw error
    return undefined
  } finally {
    clearTimeout(deadline)
    signal?.removeEventListener('abort', cancel)
  }
}
