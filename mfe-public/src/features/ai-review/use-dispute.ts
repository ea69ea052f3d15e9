import {
  aiReviews,
  errorMessage,
  repeatReads,
  showChange,
  useMutation,
} from '@swipefolio/shared/api'
import type { AiReview, AiReviewItem, Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'
import { useState } from 'react'

/** Only items of stored reviews have an id. */
export type StoredItem = AiReviewItem & { id: number }

export const isStoredItem = (item: AiReviewItem): item is StoredItem => item.id !== undefined

interface Change {
  item: StoredItem
  isDisputed: boolean
}

/** The order of items within a review. */
export const byId = (one: AiReviewItem, other: AiReviewItem) => (one.id ?? 0) - (other.id ?? 0)

/** Optimistic removal of untrue statements from a review, and their return. */
export function useDispute(role: Role, reviewId: number) {
  const [recentIds, setRecentIds] = useState<readonly number[]>([])
  const [restoredId, setRestoredId] = useState<number>()
  const { queryKey } = aiReviews.one(role, reviewId)

  function move(item: StoredItem, isDisputed: boolean) {
    const without = (items: readonly AiReviewItem[]) => items.filter(({ id }) => id !== item.id)
    const including = (items: readonly AiReviewItem[]) => [...without(items), item].toSorted(byId)
    showChange(queryKey, (review?: AiReview) => {
      if (!review || typeof review.result === 'string') return review
      const { result, disputed = [] } = review
      return isDisputed
        ? { ...review, result: without(result), disputed: including(disputed) }
        : { ...review, result: including(result), disputed: without(disputed) }
    })
    setRestoredId(isDisputed ? undefined : item.id)
  }

  // One after the other, so that the last press is what is stored.
  const { mutate } = useMutation({
    scope: { id: `disputes of ${reviewId}` },
    mutationFn: ({ item, isDisputed }: Change) =>
      isDisputed
        ? aiReviews.dispute(role, reviewId, item.id)
        : aiReviews.undoDispute(role, reviewId, item.id),
    onSuccess: () => repeatReads({ queryKey, exact: true }),
    onError(error, { item, isDisputed }) {
      move(item, !isDisputed)
      toast.error(
        errorMessage(
          error,
          isDisputed ? t('Failed to remove the statement') : t('Failed to restore the statement'),
        ),
      )
    },
  })

  function change(item: StoredItem, isDisputed: boolean) {
    move(item, isDisputed)
    mutate({ item, isDisputed })
  }

  return {
    /** The statements that were disputed since the review was opened: their place stays. */
    recentIds,
    /** The statement that has just returned. */
    restoredId,
    dispute(item: StoredItem) {
      setRecentIds((ids) => [...ids, item.id])
      change(item, true)
    },
    undo: (item: StoredItem) => change(item, false),
  }
}

export type Dispute = ReturnType<typeof useDispute>
