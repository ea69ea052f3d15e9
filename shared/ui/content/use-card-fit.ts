import { type RefObject, useLayoutEffect, useState } from 'react'
import { observeSize } from './observe-size'

interface CardText {
  title: RefObject<HTMLElement | null>
  /** The space for the about text, which is its only child. */
  about: RefObject<HTMLElement | null>
  isResting: boolean
  text: string
}

interface CardFit {
  /** Whole lines of the about text. */
  lines?: number
  /** Of the about text, in pixels: a little less than its own where one more line fits so. */
  lineHeight?: number
  isAboutCut: boolean
  /** The title or the about text is cut. */
  isTextCut: boolean
}

const whole: CardFit = { isAboutCut: false, isTextCut: false }

const densest = 0.9

const lineHeightOf = (element: Element) => parseFloat(getComputedStyle(element).lineHeight) || 0

/** By a line: the letters of a fallback font may be a little higher than theirs. */
const isCut = (element: Element) =>
  element.scrollHeight > element.clientHeight + Math.max(1, lineHeightOf(element) / 2)

const linesOf = (element: Element) => Math.round(element.scrollHeight / lineHeightOf(element))

/** Measures how many whole lines of the about text fit, and whether title or text are cut. Not while the card is open, or in a skeleton, which is the same before and after scripts run. */
export function useCardFit({ title, about, isResting, text }: CardText) {
  const [fit, setFit] = useState<CardFit>(whole)

  useLayoutEffect(() => {
    const room = about.current
    const words = room?.firstElementChild
    const heading = title.current
    if (isResting || !room || !words || !heading) return undefined
    return observeSize(room, () => {
      const usual = lineHeightOf(room)
      const lines = usual > 0 ? Math.floor(room.clientHeight / (usual * densest)) : undefined
      const lineHeight = lines ? Math.min(usual, room.clientHeight / lines) : undefined
      const isAboutCut = linesOf(words) > (lines ?? 0)
      const isTextCut = isAboutCut || isCut(heading)
      setFit((last) =>
        last.lines === lines &&
        last.lineHeight === lineHeight &&
        last.isTextCut === isTextCut &&
        last.isAboutCut === isAboutCut
          ? last
          : { lines, lineHeight, isTextCut, isAboutCut },
      )
    })
  }, [title, about, isResting, text])

  return fit
}
