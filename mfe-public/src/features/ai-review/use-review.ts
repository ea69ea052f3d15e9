import { aiReviews, ApiError, useQueryClient } from '@swipefolio/shared/api'
import type { AiReview, AiReviewResult, AiReviewStage, Role } from '@swipefolio/shared/contract'
import { useEffect, useRef, useState } from 'react'
import { loadMarkdown } from './review-item'
import type { ServiceFailure } from './service-down'

const isStored = (made: AiReview | AiReviewResult): made is AiReview =>
  typeof made === 'object' && !Array.isArray(made)

interface ReviewOptions {
  role: Role | null
  /** Called with the id of a review that was stored. */
  onStored: (id: number) => void
}

/** Requests reviews, one at a time; unmounting aborts the request. */
export function useReview({ role, onStored }: ReviewOptions) {
  const cache = useQueryClient()
  const running = useRef<AbortController>(undefined)
  const [stage, setStage] = useState<AiReviewStage>()
  const [result, setResult] = useState<AiReviewResult>()
  const [isReady, setIsReady] = useState(false)
  const [failure, setFailure] = useState<ServiceFailure>()

  useEffect(() => () => running.current?.abort(), [])

  async function start(repoUrl: string) {
    if (!role) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setResult(undefined)
    setIsReady(false)
    setFailure(undefined)
    setStage('fetching')
    loadMarkdown().catch(() => console.debug('The renderer of reviews could not be loaded'))
    try {
      const made = await aiReviews.make({ role, repoUrl, signal, onStage: setStage })
      if (isStored(made)) {
        cache.setQueryData(aiReviews.one(role, made.id).queryKey, made)
        void cache.invalidateQueries({ queryKey: ['ai-reviews', role] })
        onStored(made.id)
      } else setResult(made)
      setIsReady(true)
    } catch (error) {
      // A cancelled request is not an error.
      if (signal.aborted) return
      if (error instanceof ApiError && error.failedService) {
        setFailure({ service: error.failedService, message: error.message })
      } else throw error
    } finally {
      if (running.current === controller) setStage(undefined)
    }
  }

  return {
    stage,
    result,
    isReady,
    failure,
    start,
    cancel: () => running.current?.abort(),
  }
}
