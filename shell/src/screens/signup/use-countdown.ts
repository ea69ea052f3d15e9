import { useCallback, useEffect, useState } from 'react'

/** The remaining seconds, and a function that restarts the countdown. */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isOver = secondsLeft === 0

  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  const restart = useCallback(() => {
    setNow(Date.now())
    setEndsAt(Date.now() + seconds * 1000)
  }, [seconds])
  return [secondsLeft, restart] as const
}
