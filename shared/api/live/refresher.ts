import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query-client'

const pause = 250

interface Pending {
  isWanted: boolean
}

const running = new Map<string, Pending>()

/**
 * Fetches anew what is shown of a query; a hidden page marks it only, and fetches when it is looked at. However many events ask
 * for it, one fetch runs at a time, and one more follows for those that came meanwhile.
 */
export function refresh(queryKey: QueryKey) {
  const name = JSON.stringify(queryKey)
  const pending = running.get(name)
  if (pending) {
    pending.isWanted = true
    return
  }
  const own: Pending = { isWanted: false }
  running.set(name, own)
  const refetchType = document.visibilityState === 'hidden' ? 'none' : 'active'
  void queryClient
    .invalidateQueries({ queryKey, refetchType })
    .then(() => new Promise((resolve) => setTimeout(resolve, own.isWanted ? 0 : pause)))
    .finally(() => {
      running.delete(name)
      if (own.isWanted) refresh(queryKey)
    })
}
