import { useState } from 'react'

/** The time at which a screen was opened: a list does not rearrange itself under one's eyes. */
export function useNow() {
  const [now] = useState(() => new Date())
  return now
}
