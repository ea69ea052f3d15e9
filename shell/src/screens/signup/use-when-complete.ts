import { useEffect, useRef } from 'react'

const codeLength = 8

/** Leaves time to press the button, which then submits alone. */
const delay = 400

/** Calls back shortly after a mailed code has got its last digit. */
export function useWhenComplete(code: string, onComplete: () => void) {
  const latest = useRef(onComplete)
  useEffect(() => {
    latest.current = onComplete
  })
  useEffect(() => {
    if (code.length !== codeLength) return undefined
    const timer = setTimeout(() => latest.current(), delay)
    return () => clearTimeout(timer)
  }, [code])
}
