import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from '@swipefolio/shared/router'
import { focusHeading } from './focus-heading'

const headingTimeout = 3000

/** Calls back once `main` contains an h1, or after a timeout. */
function afterHeading(main: HTMLElement, onReady: () => void) {
  if (main.querySelector('h1')) {
    onReady()
    return () => {}
  }
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const finish = () => {
    stop()
    onReady()
  }
  const observer = new MutationObserver(() => {
    if (main.querySelector('h1')) finish()
  })
  const timer = setTimeout(finish, headingTimeout)
  observer.observe(main, { childList: true, subtree: true })
  return stop
}

/** Focuses the title that takes the place of the focused one, such as that of a screen whose content was still loading. */
function followHeading(main: HTMLElement) {
  let followed = document.activeElement
  const observer = new MutationObserver(() => {
    if (followed?.isConnected) return
    if (document.activeElement !== document.body) observer.disconnect()
    else if (focusHeading(main)) followed = document.activeElement
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * Moves the focus to the new screen's h1 after each change of the path, and scrolls to the top; after a change of the
 * section only a focus that was lost.
 * Returns the title to announce for a screen without an h1.
 */
export function useNavigationFocus(mainId: string) {
  const { pathname, search } = useLocation()
  const section = new URLSearchParams(search).get('section')
  const isGoingBack = useNavigationType() === 'POP'
  const lastPath = useRef(pathname)
  const lastSection = useRef(section)
  const [announcement, setAnnouncement] = useState('')

  // Before the paint, so that a view transition ends where the new screen stays.
  useLayoutEffect(() => {
    const isSame = lastPath.current === pathname && lastSection.current === section
    if (!isSame && !isGoingBack) window.scrollTo(0, 0)
  }, [pathname, section, isGoingBack])

  useEffect(() => {
    const main = document.getElementById(mainId)
    const isSamePage = lastPath.current === pathname && lastSection.current === section
    lastSection.current = section
    if (!main || isSamePage) return undefined
    const focusBefore = document.activeElement
    if (lastPath.current === pathname) {
      // What led to another section may have gone with the section before.
      if (focusBefore === document.body) focusHeading(main)
      return undefined
    }
    const isFocusElsewhere = () =>
      document.activeElement !== focusBefore && document.activeElement !== document.body
    let stop: (() => void) | undefined
    const stopWaiting = afterHeading(main, () => {
      lastPath.current = pathname
      if (isFocusElsewhere()) return
      if (focusHeading(main)) {
        stop = followHeading(main)
        return
      }
      main.focus({ preventScroll: true })
      setAnnouncement(document.title)
    })
    return () => {
      stopWaiting()
      stop?.()
    }
  }, [pathname, section, mainId])

  return announcement
}
