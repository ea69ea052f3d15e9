import { pageTime } from '@swipefolio/shared/api'
import { useIsHydrated } from '@swipefolio/shared/ui'
import { useState } from 'react'

/**
 * The time at which the screen was opened, constant, so that a list does not change while it is read; for prerendered HTML the time
 * that it was made for.
 */
export function useNow() {
  const [opened] = useState(() => new Date())
  const [rendered] = useState(() => new Date(pageTime() ?? opened))
  return useIsHydrated() ? opened : rendered
}
