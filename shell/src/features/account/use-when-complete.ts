import { useEffect, useRef } from 'react'

const mailedCodeLength = 8

/** Leaves time to press the button, which then submits alone. */
const delay = 400

/** Calls back shortly after a code has got its last digit. */
export function useWhenComplete(
  code: string,
  onComplete: () => void,
  codeLength = mailedCodeLength,
) {
  const latest = useRef(onComplete)
  useEffect(() => {
    latest.current = onComplete
  })
  useEffect(() => {
    if (code.length !== codeLength) return undefined
    const timer = setTimeout(() => latest.current(), delay)
    return () => clearTimeout(timer)
  }, [code, codeLength])
}
