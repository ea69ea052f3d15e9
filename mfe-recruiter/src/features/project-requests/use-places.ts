import type { Link } from '@swipefolio/shared/contract'
import { useState } from 'react'

interface Place {
  id: number
  isFolded: boolean
}

const placeOf = ({ id, verdict, secondsToUndo }: Link): Place => ({
  id,
  isFolded: verdict === 'DECLINED' && !secondsToUndo,
})

/**
 * Links in the order in which they came from the server, with declined ones apart. A link stays in its place until the list is
 * opened again, so that nothing moves away from the hand that judges it.
 */
export function usePlaces(links: readonly Link[]) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const known = new Set(places.map(({ id }) => id))
  const late = links.filter(({ id }) => !known.has(id))
  if (late.length > 0) setPlaces([...places, ...late.map(placeOf)])

  const byId = new Map(links.map((link) => [link.id, link]))
  const inPlace = (isFolded: boolean) =>
    places.filter((place) => place.isFolded === isFolded).flatMap(({ id }) => byId.get(id) ?? [])
  return { shown: inPlace(false), folded: inPlace(true) }
}
