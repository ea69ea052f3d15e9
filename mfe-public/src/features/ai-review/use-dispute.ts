import { aiReviews, errorMessage, useQueryClient } from '@swipefolio/shared/api'
import type { AiReview, AiReviewItem, Role } from '@swipefolio/shared/contract'
import { toast } from '@swipefolio/shared/ui'
import { useState } from 'react'

/** Only items of stored reviews have an id. */
export type StoredItem = AiReviewItem & { id: number }

export const isStoredItem = (item: AiReviewItem): item is StoredItem => item.id !== undefined

/** Optimistic removal of untrue statements from a review, each with an undo. */
export function useDispute(role: Role, reviewId: number) {
  const cache = useQueryClient()
  const [restoredId, setRestoredId] = useState<number>()
  const { queryKey } = aiReviews.one(role, reviewId)

  function change(update: (items: AiReviewItem[]) => AiReviewItem[]) {
    void cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, (review?: AiReview) =>
      review && typeof review.result !== 'string'
        ? { ...review, result: update(review.result) }
        : review,
    )
  }

  const remove = ({ id }: StoredItem) => change((items) => items.filter((item) => item.id !== id))

  const restore = (restored: StoredItem) => {
    setRestoredId(restored.id)
    change((items) =>
      [...items.filter(({ id }) => id !== restored.id), restored].toSorted(
        (one, other) => (one.id ?? 0) - (other.id ?? 0),
      ),
    )
  }

  async function dispute(item: StoredItem) {
    remove(item)
    try {
      await aiReviews.dispute(role, reviewId, item.id)
      toast.info('Statement removed', { label: 'Undo', onClick: () => void undo(item) })
    } catch (error) {
      restore(item)
      toast.error(errorMessage(error, 'Failed to remove the statement'))
    }
  }

  async function undo(item: StoredItem) {
    restore(item)
    try {
      await aiReviews.undoDispute(role, reviewId, item.id)
    } catch (error) {
      remove(item)
      toast.error(errorMessage(error, 'Failed to restore the statement'))
    }
  }

  return { dispute, restoredId }
}

export type Dispute = ReturnType<typeof useDispute>
