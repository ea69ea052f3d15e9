import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query-client'

const throttleInterval = 250

interface RefreshOptions {
  isSeenWhileHidden?: boolean
  /** Asked before each refetch, because one may follow later: false where a change under way is not in the answer yet. */
  isDue?: () => boolean
}

/** What was asked for last while a refetch runs, by query. */
const running = new Map<string, { next?: RefreshOptions }>()

/**
 * Throttled cache invalidation: one refetch of a query runs at a time, and one more follows for all requests that arrive
 * meanwhile. A hidden page only marks the query as stale and refetches it when it becomes visible, unless what it shows
 * can be seen while it is hidden.
 */
export function refresh(queryKey: QueryKey, options: RefreshOptions = {}) {
  const { isSeenWhileHidden = false, isDue = () => true } = options
  if (!isDue()) return
  const name = JSON.stringify(queryKey)
  const pending = running.get(name)
  if (pending) {
    pending.next = options
    return
  }
  const own: { next?: RefreshOptions } = {}
  running.set(name, own)
  const isHidden = document.visibilityState === 'hidden'
  const refetchType = isHidden && !isSeenWhileHidden ? 'none' : 'active'
  void queryClient
    .invalidateQueries({ queryKey, refetchType })
    .then(() => new Promise((resolve) => setTimeout(resolve, own.next ? 0 : throttleInterval)))
    .finally(() => {
      running.delete(name)
      if (own.next) refresh(queryKey, own.next)
    })
}
