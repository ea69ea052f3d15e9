import type { InferDataFromTag, QueryFilters, QueryKey, Updater } from '@tanstack/react-query'
import { queryClient } from './query-client'

/** Does reads anew that are under way, because they may be answered with the state before a change that is being sent or was stored. */
export function repeatReads(filters: QueryFilters) {
  const reading = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  for (const { queryKey } of reading) {
    void queryClient.cancelQueries({ queryKey, exact: true })
    void queryClient.invalidateQueries({ queryKey, exact: true })
  }
}

/** Shows a change of a query that is being sent or was stored. */
export function showChange<Key extends QueryKey, Data = InferDataFromTag<unknown, Key>>(
  queryKey: Key,
  change: Updater<Data | undefined, Data | undefined>,
) {
  queryClient.setQueryData<Data>(queryKey, change)
  repeatReads({ queryKey, exact: true })
}
