import { useEffect, useState } from 'react'
import { apiConfig } from './config'
import { queryClient } from './query-client'

/** A call that is not answered delays the rest by this much at most. */
const longestWait = 8_000
/** The time in which an answer gets to the components that show it. */
const renderDelay = 50

let settling: Promise<void> | undefined
let isSettled = false

/**
 * Calls back once the page and its screens have loaded, the first queries are answered and the browser is idle; at once after that. What the first
 * content does not need is loaded then. Returns a function that cancels.
 */
export function whenSettled(onSettled: () => void): () => void {
  if (isSettled) {
    onSettled()
    return () => {}
  }
  let isCancelled = false
  settling ??= settle()
  void settling.then(() => {
    if (!isCancelled) onSettled()
  })
  return () => {
    isCancelled = true
  }
}

/** Whether the page shows its first content and is idle, as `whenSettled` has it. */
export function useIsSettled(): boolean {
  const [isReady, setIsReady] = useState(isSettled)
  useEffect(() => whenSettled(() => setIsReady(true)), [])
  return isReady
}

async function settle(): Promise<void> {
  await loaded()
  const end = performance.now() + longestWait
  await Promise.race([apiConfig.firstScreens.catch(() => {}), wait(longestWait)])
  do await idle(end - performance.now())
  while (queryClient.isFetching() > 0 && performance.now() < end)
  isSettled = true
}

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else window.addEventListener('load', resolve, { once: true })
  })

const wait = (duration: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, duration)
  })

async function idle(timeout: number): Promise<void> {
  await wait(renderDelay)
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') return
  await new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: Math.max(0, timeout) })
  })
}
