import { queryOptions } from '@tanstack/react-query'
import type { AiReview, AiReviewEvent, AiReviewResult, AiReviewStage, Role } from '../contract'
import { ApiError } from './errors'
import { inParts } from './in-parts'
import { request, requestPart } from './request'
import { segmentOf } from './segment-of'

/** Longer than a server takes to read a repository and have it reviewed. */
const longestWait = 130_000

interface Asking {
  role: Role
  repoUrl: string
  signal: AbortSignal
  /** Called as each stage begins, by servers that tell. */
  onStage: (stage: AiReviewStage) => void
}

/** Reviews of repositories, and those that one asked for before. */
export const aiReviews = {
  /** Has a repository reviewed. Answers the whole review, or its result alone when that is all that the server tells. */
  async make({ role, repoUrl, signal, onStage }: Asking): Promise<AiReview | AiReviewResult> {
    const { send } = await import('./client')
    let told = 0
    const tell = (text: string) => {
      const events = readEvents(text)
      for (const event of events.slice(told)) if (event.type === 'stage') onStage(event.stage)
      told = events.length
      return events
    }
    const { data } = await send({
      method: 'POST',
      url: `/api/${segmentOf(role)}/ai-review`,
      params: { repoUrl },
      headers: { Accept: 'text/event-stream, application/json, text/plain' },
      responseType: 'text',
      timeout: longestWait,
      signal,
      onDownloadProgress: ({ event }) => tell(textSoFar(event)),
    })
    if (typeof data !== 'string') return data as AiReviewResult
    const last = tell(data).at(-1)
    if (last?.type === 'review') return last.review
    if (last?.type === 'failed') throw new ApiError(last.status, last.message)
    if (last) throw new ApiError(502, '')
    return parseResult(data)
  },
  list: (role: Role) =>
    inParts(['ai-reviews', role], (query, signal) =>
      requestPart(`GET /api/${segmentOf(role)}/ai-reviews`, { query, signal }),
    ),
  one: (role: Role, id: number) =>
    queryOptions({
      queryKey: ['ai-review', role, id],
      queryFn: ({ signal }) =>
        request(`GET /api/${segmentOf(role)}/ai-reviews/:id`, { params: { id }, signal }),
      staleTime: Infinity,
    }),
  remove: (role: Role, id: number) =>
    request(`DELETE /api/${segmentOf(role)}/ai-reviews/:id`, { params: { id } }),
}

const textSoFar = (event: unknown) => {
  const { target } = event as { target?: { responseText?: string } | null }
  return target?.responseText ?? ''
}

/** The events that have arrived whole. */
const readEvents = (text: string): AiReviewEvent[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as AiReviewEvent)

/** A text or list as the specification's servers answer it; a text may come bare. */
function parseResult(text: string): AiReviewResult {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as Exclude<AiReviewResult, string>) : String(value)
  } catch {
    return text
  }
}
