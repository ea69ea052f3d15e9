import { useState } from 'react'

/** The last defined value, so that a dialog keeps its content while it closes. */
export function useLastShown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
