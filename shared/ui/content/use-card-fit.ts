import { type RefObject, useLayoutEffect, useState } from 'react'
import { observeSize } from './observe-size'

interface CardText {
  title: RefObject<HTMLElement | null>
  /** The space for the about text, which is its only child. */
  about: RefObject<HTMLElement | null>
  isResting: boolean
  text: string
}

const isCut = (element: Element, height = element.clientHeight) => element.scrollHeight > height + 1

/** Measures how many whole lines of the about text fit, and whether title or text are cut. Not while the card is open, or in a skeleton, which is the same before and after scripts run. */
export function useCardFit({ title, about, isResting, text }: CardText) {
  const [fit, setFit] = useState<{ lines?: number; isTextCut: boolean }>({ isTextCut: false })

  useLayoutEffect(() => {
    const room = about.current
    const words = room?.firstElementChild
    const heading = title.current
    if (isResting || !room || !words || !heading) return undefined
    return observeSize(room, () => {
      const lineHeight = parseFloat(getComputedStyle(words).lineHeight)
      const lines = lineHeight > 0 ? Math.floor(room.clientHeight / lineHeight) : undefined
      const isTextCut = isCut(heading) || isCut(words, (lines ?? 0) * (lineHeight || 0))
      setFit((last) =>
        last.lines === lines && last.isTextCut === isTextCut ? last : { lines, isTextCut },
      )
    })
  }, [title, about, isResting, text])

  return fit
}
