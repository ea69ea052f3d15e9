import { decisions, NetworkError } from '@swipefolio/shared/api'
import { useEffect, useState } from 'react'
import { storedMatch } from '../match/stored-match'

/** Ids of the projects whose decisions were under way when the page was left: the server may not have them yet, and they are sent again. */
export function useUnconfirmed(): readonly number[] {
  const [unconfirmed] = useState(() =>
    Object.entries(storedMatch.find().decisions ?? {}).flatMap(([id, status]) =>
      status ? [{ id: Number(id), status }] : [],
    ),
  )
  useEffect(() => {
    for (const { id, status } of unconfirmed) {
      const confirm = () => storedMatch.saveDecision(id, undefined)
      decisions.decide(id, status).then(confirm, (error: unknown) => {
        // The next deck tries again what did not arrive.
        if (!(error instanceof NetworkError)) confirm()
      })
    }
  }, [unconfirmed])
  return unconfirmed.map(({ id }) => id)
}
