import { useEffect, useState } from 'react'

const debounceMilliseconds = 250

/** Debounces a value that is being typed. */
export function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    if (value === debounced) return undefined
    const timer = setTimeout(() => setDebounced(value), debounceMilliseconds)
    return () => clearTimeout(timer)
  }, [value, debounced])
  return debounced
}
