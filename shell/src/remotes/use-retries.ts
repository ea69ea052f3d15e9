import { useEffect, useEffectEvent, useRef } from 'react'

const longestPause = 60_000

interface Options {
  isOnline: boolean
  /** The tries so far, which lengthen the next pause. */
  tries: number
  /** Whether a try is under way. */
  isPending: boolean
  onRetry: () => void
}

/** Tries again when the network is back, and while it is there after pauses that double from 2 s to a minute, with jitter. */
export function useRetries({ isOnline, tries, isPending, onRetry }: Options) {
  const wasOnline = useRef(isOnline)
  const retry = useEffectEvent(onRetry)

  useEffect(() => {
    if (isOnline && !wasOnline.current) retry()
    wasOnline.current = isOnline
  }, [isOnline])

  useEffect(() => {
    if (!isOnline || isPending) return undefined
    const pause = Math.min(2000 * 2 ** tries, longestPause)
    const timer = setTimeout(() => retry(), pause * (1 + Math.random() / 2))
    return () => clearTimeout(timer)
  }, [isOnline, tries, isPending])
}
