import { useState } from 'react'

/** The time at which the screen was opened, constant, so that a list does not change while it is read. */
export function useNow() {
  const [now] = useState(() => new Date())
  return now
}
