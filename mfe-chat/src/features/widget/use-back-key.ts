import { useLocation, useNavigate } from '@swipefolio/shared/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isPhone } from './media-query'

interface ChatHistory {
  chatDepth?: number
}

/** Whether another history entry is open already, whose screen is still loading. */
const isLeft = (key: string) => {
  const entry = history.state as { key?: string } | null
  return entry?.key !== undefined && entry.key !== key
}

/**
 * On a phone the open window and the open conversation are one history entry each, so that the Back key closes
 * them. When they are closed by other means, their entries are removed by navigating back; the one of a page that was loaded again
 * becomes an ordinary one, because navigating back takes time, in which a link may be pressed.
 */
export function useBackKey(depth: number, onBack: (depth: number) => void) {
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as ChatHistory | null
  const here = state?.chatDepth ?? 0
  const last = useRef({ depth: 0, here: 0, isLeaving: false, isLoaded: false })

  const follow = useEffectEvent(() => {
    if (isLeft(location.key)) return
    const before = last.current
    const isBackPressed = here < before.here && depth === before.depth && !before.isLeaving
    const isLeaving = before.isLeaving && here === before.here
    last.current = { depth, here, isLeaving, isLoaded: true }
    if (isLeaving) return
    const { pathname, search, hash } = location
    const place = { pathname, search, hash }
    if (isBackPressed && depth > here) onBack(here)
    else if (depth > here && isPhone()) {
      void navigate(place, { state: { ...state, chatDepth: here + 1 } })
    } else if (depth < here && !before.isLoaded) {
      void navigate(place, { state: { ...state, chatDepth: depth }, replace: true })
    } else if (depth < here) {
      last.current.isLeaving = true
      void navigate(depth - here)
    }
  })

  useEffect(() => follow(), [depth, here, location.key])
}
