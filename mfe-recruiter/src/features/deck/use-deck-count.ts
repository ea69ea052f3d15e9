import { decisions, queryClient, useQuery, whenSettled } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import type { UnseenQueue } from './unseen-queue'

/** From here on the server does not count. */
const mostCounted = 100

/** `countDecided` tells how many decisions the page has made: the answer is as old as the request. */
const countQuery = (technologyIds: readonly number[], countDecided: () => number) => ({
  queryKey: ['unseen-count', technologyIds.join(',')],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const decided = countDecided()
    return { count: await decisions.countUnseen(technologyIds, signal), decided }
  },
  staleTime: 0,
  retry: false,
})

/** Counts what is left of a filter after its next cards were loaded, so that they come first. */
export function countUnseen(technologyIds: readonly number[], countDecided: () => number): void {
  whenSettled(() => void queryClient.prefetchQuery(countQuery(technologyIds, countDecided)))
}

/** How many cards are left, in words; undefined while that is not known. */
export function useDeckCount(
  technologyIds: readonly number[],
  queue: UnseenQueue | undefined,
): string | undefined {
  const decided = queue?.decidedIds.length ?? 0
  const { data } = useQuery({ ...countQuery(technologyIds, () => decided), enabled: false })
  if (!queue) return undefined
  if (queue.isWhole)
    return queue.cards.length > 0 ? t('{count} left', { count: queue.cards.length }) : undefined
  if (!data) return undefined
  if (data.count >= mostCounted) return t('{count}+ left', { count: mostCounted - 1 })
  return t('{count} left', {
    count: Math.max(queue.cards.length, data.count - (decided - data.decided)),
  })
}
