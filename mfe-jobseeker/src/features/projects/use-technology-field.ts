import { ApiError, projects, useQuery, useQueryClient } from '@swipefolio/shared/api'
import type { Technology } from '@swipefolio/shared/contract'
import { checkTechnologyName } from '@swipefolio/shared/rules'
import { useEffect } from 'react'

/** The technologies to choose from; a failure is logged, and shown where the field is opened. */
export function useTechnologyField() {
  const cache = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(projects.technologyList())
  useEffect(() => {
    if (error) console.debug('Technologies could not be loaded', error)
  }, [error])

  const failure = { text: 'Failed to load technologies', onRetry: () => void refetch() }
  return {
    items: data ?? [],
    unavailable: data ? undefined : isFetching ? { text: 'Loading technologies...' } : failure,
    async onAdd(name: string): Promise<Technology> {
      const { name: refusal } = checkTechnologyName({ name })
      if (refusal) throw new ApiError(400, refusal)
      const added = await projects.addTechnology(name)
      const { queryKey } = projects.technologyList()
      cache.setQueryData(queryKey, (known = []) =>
        known.some(({ id }) => id === added.id) ? known : [...known, added],
      )
      return added
    },
  }
}
