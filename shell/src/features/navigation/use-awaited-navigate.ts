import { useNavigate } from '@swipefolio/shared/router'
import { useEffect, useRef, useTransition } from 'react'

/**
 * Navigates; the promise lasts until the next screen, which may have to be loaded, has replaced this one. It also ends when another
 * navigation takes its place.
 */
export function useAwaitedNavigate() {
  const navigate = useNavigate()
  const [isPending, startTransition] = useTransition()
  const finish = useRef(() => {})
  useEffect(() => {
    if (!isPending) finish.current()
  }, [isPending])
  useEffect(() => () => finish.current(), [])
  return (...target: [path: string, options?: { replace?: boolean; state?: unknown }]) =>
    new Promise<void>((resolve) => {
      finish.current = resolve
      startTransition(() => void navigate(...target))
    })
}
