import { decisions, useQuery } from '@swipefolio/shared/api'
import { technologyIdsIn, technologyNames } from '@swipefolio/shared/forms'
import { useLocation, useNavigate, useSearchParams } from '@swipefolio/shared/router'

const openedHere = { isFilterOpenedHere: true }

/** The deck's technology filter, kept in the URL; no ids mean no filter. */
export function useTechnologyFilter() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null }
  const list = useQuery(decisions.technologyList())
  const text = search.get('tech')
  const ids = technologyIdsIn(text)
  const isListed = list.isSuccess && !list.isFetching
  const listedIds = ids.filter((id) => list.data?.some((technology) => technology.id === id))

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
    /** Names of the chosen technologies; their number while the names are not loaded. */
    names: technologyNames(ids, list.data),
    /** The name of one of them alone. */
    firstName: technologyNames(ids, list.data?.filter(({ id }) => ids.includes(id)).slice(0, 1)),
    isOpen: search.has('filter'),
    /** Whether the address has something else than technologies; false until these are loaded. */
    hasUnknown: isListed && text !== null && listedIds.length < Math.max(1, ids.length),
    dropUnknown: () => change({ tech: listedIds.join(',') }, { replace: true, state }),
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
