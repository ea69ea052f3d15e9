import { aiReviews, useQueryClient } from '@swipefolio/shared/api'
import type { AiReview, AiReviewResult, AiReviewStage, Role } from '@swipefolio/shared/contract'
import { useEffect, useRef, useState } from 'react'
import { loadMarkdown } from './review-body'

const isWhole = (made: AiReview | AiReviewResult): made is AiReview =>
  typeof made === 'object' && !Array.isArray(made)

interface ReviewOptions {
  role: Role | null
  /** Called with a review that can be opened again. */
  onKept: (id: number) => void
}

/** Has a repository reviewed, one at a time; leaving the page ends it. */
export function useReview({ role, onKept }: ReviewOptions) {
  const cache = useQueryClient()
  const running = useRef<AbortController>(undefined)
  const [stage, setStage] = useState<AiReviewStage>()
  const [result, setResult] = useState<AiReviewResult>()
  const [isReady, setIsReady] = useState(false)

  useEffect(() => () => running.current?.abort(), [])

  async function start(repoUrl: string) {
    if (!role) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setResult(undefined)
    setIsReady(false)
    setStage('fetching')
    loadMarkdown().catch(() => console.debug('The renderer of reviews could not be loaded'))
    try {
      const made = await aiReviews.make({ role, repoUrl, signal, onStage: setStage })
      if (isWhole(made)) {
        cache.setQueryData(aiReviews.one(role, made.id).queryKey, made)
        void cache.invalidateQueries({ queryKey: ['ai-reviews', role] })
        onKept(made.id)
      } else setResult(made)
      setIsReady(true)
    } catch (error) {
      // Who has cancelled knows.
      if (!signal.aborted) throw error
    } finally {
      if (running.current === controller) setStage(undefined)
    }
  }

  return {
    stage,
    result,
    isReady,
    start,
    cancel: () => running.current?.abort(),
  }
}
