import { links, projectRequests, refresh } from '@swipefolio/shared/api'
import { useCallback, useEffect, useRef } from 'react'

const interval = 1000
const mostAtOnce = 200

/** Tells the server which links the recruiter has looked at, once a second. What fails is told with the next ones. */
export function useSeenLinks(requestId: number) {
  const untold = useRef(new Set<number>())
  const hasMore = useRef(false)

  const tell = useCallback(async () => {
    if (!hasMore.current) return
    const ids = [...untold.current].slice(0, mostAtOnce)
    for (const id of ids) untold.current.delete(id)
    hasMore.current = untold.current.size > 0
    try {
      await links.see(requestId, ids)
      refresh(projectRequests.own().queryKey)
    } catch (error) {
      for (const id of ids) untold.current.add(id)
      console.debug('What was seen could not be told', error)
    }
  }, [requestId])

  useEffect(() => {
    const timer = setInterval(() => void tell(), interval)
    return () => {
      clearInterval(timer)
      void tell()
    }
  }, [tell])

  return useCallback((id: number) => {
    untold.current.add(id)
    hasMore.current = true
  }, [])
}
