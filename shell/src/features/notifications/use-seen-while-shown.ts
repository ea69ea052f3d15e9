import { useEffect, useRef, useState } from 'react'
import type { Notification, Role } from '@swipefolio/shared/contract'
import { useMarkSeen } from './use-mark-seen'

const nothing: ReadonlySet<number> = new Set()

/** Marks every shown notification as seen, one call each; returns the ids that were unseen. */
export function useSeenWhileShown(role: Role, shown: readonly Notification[], isFetching: boolean) {
  const [fresh, setFresh] = useState(nothing)
  const marked = useRef(new Set<number>())
  const markSeen = useMarkSeen(role)

  // A list that is being fetched was read before the marks and would undo them.
  const arrived = isFetching ? [] : shown.filter(({ id, seen }) => !seen && !fresh.has(id))
  if (arrived.length > 0) setFresh(new Set([...fresh, ...arrived.map(({ id }) => id)]))

  useEffect(() => {
    for (const id of fresh) {
      if (marked.current.has(id)) continue
      marked.current.add(id)
      void markSeen(id)
    }
  }, [fresh, markSeen])

  return fresh
}
