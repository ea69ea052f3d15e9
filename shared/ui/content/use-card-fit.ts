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
  /** Of the whole about text, in pixels. */
  height?: number
  /** Whole lines of the about text that fit. */
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
    const measure = () => {
      const usual = lineHeightOf(room)
      const needed = usual > 0 ? linesOf(words) : undefined
      const height = needed === undefined ? undefined : needed * usual
      const lines =
        needed === undefined
          ? undefined
          : Math.min(needed, Math.floor(room.clientHeight / (usual * densest)))
      const lineHeight = lines ? Math.min(usual, room.clientHeight / lines) : undefined
      const isAboutCut = linesOf(words) > (lines ?? 0)
      const isTextCut = isAboutCut || isCut(heading)
      setFit((last) =>
        last.height === height &&
        last.lines === lines &&
        last.lineHeight === lineHeight &&
        last.isTextCut === isTextCut &&
        last.isAboutCut === isAboutCut
          ? last
          : { height, lines, lineHeight, isTextCut, isAboutCut },
      )
    }
    const stops = [room, words].map((element) => observeSize(element, measure))
    return () => stops.forEach((stop) => stop())
  }, [title, about, isResting, text])

  return fit
}
