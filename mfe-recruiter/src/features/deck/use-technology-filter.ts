import { decisions, useQuery } from '@swipefolio/shared/api'
import type { Technology } from '@swipefolio/shared/contract'
import { useSearchParams } from '@swipefolio/shared/router'
import { useEffect } from 'react'

const parameter = 'tech'
/** The server takes no more. */
const mostTechnologies = 20

function idsIn(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))]
    .toSorted((left, right) => left - right)
    .slice(0, mostTechnologies)
}

/** Which technologies the deck is limited to, as the address says; none means all. */
export function useTechnologyFilter() {
  const [search, setSearch] = useSearchParams()
  const ids = idsIn(search.get(parameter))
  const { data: all = [], error } = useQuery(decisions.technologyList())
  useEffect(() => {
    if (error) console.debug('Technologies could not be loaded', error)
  }, [error])
  const chosen = all.filter(({ id }) => ids.includes(id))

  return {
    ids,
    all,
    chosen,
    names: chosen.map(({ name }) => name).join(', '),
    choose: (technologies: readonly Technology[]) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          if (technologies.length === 0) next.delete(parameter)
          else next.set(parameter, technologies.map(({ id }) => id).join(','))
          return next
        },
        { replace: true },
      ),
  }
}

export type Filter = ReturnType<typeof useTechnologyFilter>
