import { useLayoutEffect, useRef } from 'react'

/** Shows an opened item from its top, and returns to the scroll position of the list. */
export function useListScroll(openId: number | null) {
  const listScroll = useRef(0)
  const lastId = useRef(openId)

  useLayoutEffect(() => {
    if (lastId.current === openId) return
    lastId.current = openId
    window.scrollTo(0, openId === null ? listScroll.current : 0)
  }, [openId])

  return {
    keep: () => {
      listScroll.current = window.scrollY
    },
  }
}
