import { decisions, useQuery } from '@swipefolio/shared/api'
import { useLocation, useNavigate, useSearchParams } from '@swipefolio/shared/router'

/** The server's limit. */
export const mostTechnologies = 20

const openedHere = { isFilterOpenedHere: true }

function idsIn(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))]
    .toSorted((left, right) => left - right)
    .slice(0, mostTechnologies)
}

/** The deck's technology filter, kept in the URL; no ids mean no filter. */
export function useTechnologyFilter() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null }
  const list = useQuery(decisions.technologyList())
  const ids = idsIn(search.get('tech'))
  const chosen = list.data?.filter(({ id }) => ids.includes(id)) ?? []
  const number = ids.length === 1 ? '1 technology' : `${ids.length} technologies`

  const change = (next: Record<string, string | undefined>, options: object) =>
    setSearch(
      (current) => {
        for (const [name, value] of Object.entries(next)) {
          if (value) current.set(name, value)
          else current.delete(name)
        }
        return current
      },
      { preventScrollReset: true, ...options },
    )

  return {
    ids,
    list,
    /** Names of the chosen technologies; their number while the names are not loaded. */
    names: chosen.map(({ name }) => name).join(', ') || (ids.length > 0 ? number : ''),
    isOpen: search.has('filter'),
    open: () => change({ filter: 'open' }, { state: openedHere }),
    /** Removes the history entry that opening has added. */
    close() {
      if (state?.isFilterOpenedHere) void navigate(-1)
      else change({ filter: undefined }, { replace: true })
    },
    /** Replaces the entry of the dialog, so that Back restores the previous filter. */
    choose: (technologyIds: readonly number[]) =>
      change(
        { filter: undefined, tech: technologyIds.join(',') },
        { replace: search.has('filter') },
      ),
  }
}

export type Filter = ReturnType<typeof useTechnologyFilter>
