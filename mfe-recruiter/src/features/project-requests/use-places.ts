import type { Link } from '@swipefolio/shared/contract'
import { useState } from 'react'

interface Place {
  id: number
  isFolded: boolean
  isNew: boolean
}

const isAnswered = ({ verdict, ownerRevealed }: Link) => Boolean(verdict) || ownerRevealed

const placeOf = (link: Link): Place => ({
  id: link.id,
  isFolded: link.verdict === 'DECLINED' && !link.secondsToUndo,
  isNew: link.seen === false && !isAnswered(link),
})

/**
 * Links in the order in which they came from the server, with declined ones apart. A link stays in its place until the list is
 * opened again, so that nothing moves away from the hand that judges it. It is new until its first answer.
 */
export function usePlaces(links: readonly Link[]) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const known = new Set(places.map(({ id }) => id))
  const late = links.filter(({ id }) => !known.has(id))
  const answered = new Set(links.filter(isAnswered).map(({ id }) => id))
  if (late.length > 0 || places.some(({ id, isNew }) => isNew && answered.has(id))) {
    const before = places.map((place) => ({
      ...place,
      isNew: place.isNew && !answered.has(place.id),
    }))
    setPlaces([...before, ...late.map(placeOf)])
  }

  const byId = new Map(links.map((link) => [link.id, link]))
  const inPlace = (isFolded: boolean) =>
    places.filter((place) => place.isFolded === isFolded).flatMap(({ id }) => byId.get(id) ?? [])
  const newIds = new Set(places.filter(({ isNew }) => isNew).map(({ id }) => id))
  return { shown: inPlace(false), folded: inPlace(true), isNew: (id: number) => newIds.has(id) }
}
