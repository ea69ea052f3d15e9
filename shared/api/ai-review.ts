import { queryOptions } from '@tanstack/react-query'
import type { AiReview, AiReviewEvent, AiReviewResult, AiReviewStage, Role } from '../contract'
import { ApiError } from './errors'
import { paginatedQuery } from './pagination'
import { request, requestPage } from './request'
import { segmentOf } from './segment-of'

/** Longer than the server's own deadline for a review, in milliseconds. */
const timeout = 130_000

interface ReviewRequest {
  role: Role
  repoUrl: string
  signal: AbortSignal
  /** Called when a stage begins, if the server streams its progress. */
  onStage: (stage: AiReviewStage) => void
}

/** AI reviews of repositories: new ones and the person's history. */
export const aiReviews = {
  /** Requests a review. Returns the stored review, or only its result from a server that does not store reviews. */
  async make({
    role,
    repoUrl,
    signal,
    onStage,
  }: ReviewRequest): Promise<AiReview | AiReviewResult> {
    const { send } = await import('./client')
    let reported = 0
    const reportStages = (text: string) => {
      const events = readEvents(text)
      for (const event of events.slice(reported)) if (event.type === 'stage') onStage(event.stage)
      reported = events.length
      return events
    }
    const { data } = await send({
      method: 'POST',
      url: `/api/${segmentOf(role)}/ai-review`,
      params: { repoUrl },
      headers: { Accept: 'text/event-stream, application/json, text/plain' },
      responseType: 'text',
      timeout,
      signal,
      onDownloadProgress: ({ event }) => reportStages(textSoFar(event)),
    })
    if (typeof data !== 'string') return data as AiReviewResult
    const last = reportStages(data).at(-1)
    if (last?.type === 'review') return last.review
    if (last?.type === 'failed') throw new ApiError(last.status, last.message, last.service)
    if (last) throw new ApiError(502, '')
    return parseResult(data)
  },
  list: (role: Role) =>
    paginatedQuery(['ai-reviews', role], (query, signal) =>
      requestPage(`GET /api/${segmentOf(role)}/ai-reviews`, { query, signal }),
    ),
  one: (role: Role, id: number) =>
    queryOptions({
      queryKey: ['ai-review', role, id],
      queryFn: ({ signal }) =>
        request(`GET /api/${segmentOf(role)}/ai-reviews/:id`, { params: { id }, signal }),
    }),
  remove: (role: Role, id: number) =>
    request(`DELETE /api/${segmentOf(role)}/ai-reviews/:id`, { params: { id } }),
  /** Removes an item from a review, as untrue. */
  dispute: (role: Role, id: number, itemId: number) =>
    request(`PUT /api/${segmentOf(role)}/ai-reviews/:id/items/:itemId/dispute`, {
      params: { id, itemId },
    }),
  undoDispute: (role: Role, id: number, itemId: number) =>
    request(`DELETE /api/${segmentOf(role)}/ai-reviews/:id/items/:itemId/dispute`, {
      params: { id, itemId },
    }),
}

const textSoFar = (event: unknown) => {
  const { target } = event as { target?: { responseText?: string } | null }
  return target?.responseText ?? ''
}

/** The events that have arrived completely. */
const readEvents = (text: string): AiReviewEvent[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as AiReviewEvent)

/** Parses the result of a server that only follows the specification: JSON, or plain text. */
function parseResult(text: string): AiReviewResult {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as Exclude<AiReviewResult, string>) : String(value)
  } catch {
    return text
  }
}
