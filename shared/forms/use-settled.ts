import { useEffect, useState } from 'react'

const pauseMilliseconds = 250

/** A value that is being typed, once it has stood still for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
