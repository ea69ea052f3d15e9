import { projectRequests, type RequestFilter, useQuery } from '@swipefolio/shared/api'
import type { RequestOrder } from '@swipefolio/shared/contract'
import { technologyIdsIn, technologyNames, useDebouncedValue } from '@swipefolio/shared/forms'
import { useLocation, useNavigate, useSearchParams } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { useIsHydrated } from '@swipefolio/shared/ui'

/** The parameters of the address on which the list depends. */
export const requestParameters = ['q', 'sort', 'tech', 'open', 'fits', 'saved', 'filter'] as const

type Parameter = (typeof requestParameters)[number]
/** A filter that is on or off. */
export type Toggle = Extract<Parameter, 'open' | 'fits' | 'saved'>

const openedHere = { isFilterOpenedHere: true }

/** Search, order and filters of the list of project requests, kept in the address. */
export function useRequestFilters() {
  const [parameters, setParameters] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null }
  const isJobSeeker = useSession(({ role }) => role === 'jobseeker')
  const isHydrated = useIsHydrated()
  const read = (name: Parameter) => parameters.get(name)
  const typed = read('q') ?? ''
  const search = useDebouncedValue(typed.trim())
  const technologyIds = technologyIdsIn(read('tech'))
  const isDialogOpen = read('filter') === 'open'
  const technologies = useQuery({
    ...projectRequests.technologyList(),
    enabled: isDialogOpen || technologyIds.length > 0,
  })
  const isOn = (name: Toggle) => read(name) === 'true'
  const order: RequestOrder = read('sort') === 'newest' ? 'newest' : 'closing'
  const filter: RequestFilter = {
    order: order === 'closing' ? undefined : order,
    technologyIds,
    isOpenOnly: isOn('open'),
    isFitting: isJobSeeker && isOn('fits'),
    isBookmarked: isJobSeeker && isOn('saved'),
  }

  const isNarrowed = technologyIds.length > 0 || Boolean(filter.isOpenOnly || filter.isFitting)

  const change = (next: Partial<Record<Parameter, string>>, options: object = {}) =>
    setParameters(
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
    typed,
    search,
    order,
    filter,
    isOn,
    /** Whether the controls are shown that only a job seeker has; not in HTML for everybody. */
    isJobSeeker: isJobSeeker && isHydrated,
    list: projectRequests.list(search, filter, isJobSeeker),
    isFiltered: isNarrowed || Boolean(filter.isBookmarked),
    /** Whether the list is of everything that the person saved. */
    isSavedOnly: Boolean(filter.isBookmarked) && !isNarrowed && !search,
    handleSearch: (q: string) => change({ q }, { replace: true }),
    sort: (next: RequestOrder) => change({ sort: next === 'closing' ? '' : next }),
    toggle: (name: Toggle) => change({ [name]: isOn(name) ? '' : 'true' }),
    clear: () => change({ q: '', tech: '', open: '', fits: '', saved: '' }),
    technology: {
      ids: technologyIds,
      names: technologyNames(technologyIds, technologies.data),
      list: technologies,
      isOpen: isDialogOpen,
      open: () => change({ filter: 'open' }, { state: openedHere }),
      /** Removes the history entry that opening has added. */
      close() {
        if (state?.isFilterOpenedHere) void navigate(-1)
        else change({ filter: '' }, { replace: true })
      },
      /** Replaces the entry of the dialog, so that Back restores the previous filter. */
      choose: (ids: readonly number[]) =>
        change({ filter: '', tech: ids.join(',') }, { replace: isDialogOpen }),
    },
  }
}

export type RequestFilters = ReturnType<typeof useRequestFilters>
