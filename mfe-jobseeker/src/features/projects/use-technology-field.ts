import { ApiError, projects, useQuery, useQueryClient } from '@swipefolio/shared/api'
import type { Technology } from '@swipefolio/shared/contract'
import { useTechnologyItems } from '@swipefolio/shared/forms'
import { checkTechnologyName } from '@swipefolio/shared/rules'

/** The technologies to choose from, and how one is added. */
export function useTechnologyField() {
  const cache = useQueryClient()
  const items = useTechnologyItems(useQuery(projects.technologyList()))
  return {
    ...items,
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
