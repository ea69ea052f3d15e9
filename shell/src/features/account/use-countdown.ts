import { useEffect, useState } from 'react'

/** The seconds that remain of so many since `startedAt` (milliseconds, as of `Date.now`). */
export function useCountdown(seconds: number, startedAt: number) {
  const [now, setNow] = useState(Date.now)
  const remaining = Math.ceil((startedAt - now) / 1000) + seconds
  // The upper limit also covers a clock that was set back.
  const secondsLeft = Math.min(Math.max(0, remaining), seconds)
  const isOver = secondsLeft === 0

  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  return secondsLeft
}
