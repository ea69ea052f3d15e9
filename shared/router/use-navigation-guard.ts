import { useContext, useEffect, useRef } from 'react'
import {
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom'

/**
 * Returns whether it holds the navigation (to a path, if it is known) back; `resume` then performs it later. `isOfBrowser` is
 * true when the browser's Back or Forward asks for it.
 */
export type HoldNavigation = (resume: () => void, path?: string, isOfBrowser?: boolean) => boolean

const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? NaN

/** Returns whether it has handled the event. */
type PopListener = (event: PopStateEvent) => boolean

const popListeners = new Set<PopListener>()
/** The entry that a held Back or Forward is about to return to. */
let returnIndex: number | undefined
// Added when the module is loaded and so before the router's own: Chromium calls the window's listeners in their order,
// whether they capture or not.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => {
    const isReturn = returnIndex !== undefined
    returnIndex = undefined
    // What was opened last is asked first.
    if (isReturn || [...popListeners].toReversed().some((listener) => listener(event)))
      event.stopImmediatePropagation()
  })
}

/**
 * Asks `hold` before another URL is opened by a link, `navigate`, Back or Forward; with `holdsSameUrl` also before Back or
 * Forward change between entries of one URL. The library's own `useBlocker` works in
 * a data router only, which would add more bytes than the whole router has now.
 */
export function useNavigationGuard(hold: HoldNavigation, holdsSameUrl = false) {
  const { navigator } = useContext(NavigationContext)
  const { key, pathname, search } = useLocation()
  const latestHold = useRef(hold)
  useEffect(() => {
    latestHold.current = hold
  })

  useEffect(() => {
    const { push, replace, go } = navigator
    let isActive = true
    const isHere = (to: To) =>
      typeof to !== 'string' && to.pathname === pathname && (to.search ?? '') === search
    const pathOf = (to?: To) => (typeof to === 'string' ? to : to?.pathname)
    const guard = (resume: () => void, to?: To) => {
      if (!isActive || !latestHold.current(resume, pathOf(to))) resume()
    }
    Object.assign(navigator, {
      push: (...to: Parameters<typeof push>) =>
        isHere(to[0]) ? push(...to) : guard(() => push(...to), to[0]),
      replace: (...to: Parameters<typeof replace>) =>
        isHere(to[0]) ? replace(...to) : guard(() => replace(...to), to[0]),
      go: (delta: number) =>
        guard(() => {
          isAsked = true
          go(delta)
        }),
    })

    const index = returnIndex ?? indexOf(history.state)
    let isAsked = false
    const handlePop: PopListener = (event) => {
      const delta = indexOf(event.state) - index
      const isAllowed = isAsked || !delta || (isHere(location) && !holdsSameUrl)
      isAsked = false
      // Known to a guard of what the question opens.
      returnIndex = index
      if (isAllowed || !latestHold.current(() => history.go(delta), undefined, true)) {
        returnIndex = undefined
        return false
      }
      history.go(-delta)
      return true
    }
    popListeners.add(handlePop)
    return () => {
      isActive = false
      popListeners.delete(handlePop)
      Object.assign(navigator, { push, replace, go })
    }
  }, [navigator, key, pathname, search, holdsSameUrl])
}
