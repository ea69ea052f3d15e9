import type { InferDataFromTag, QueryKey, Updater } from '@tanstack/react-query'
import { queryClient } from './query-client'

/**
 * Shows a change that is being sent or was stored. A read of the same query that is under way may be answered with the state before it: it is
 * cancelled and done anew.
 */
export function showChange<Key extends QueryKey, Data = InferDataFromTag<unknown, Key>>(
  queryKey: Key,
  change: Updater<Data | undefined, Data | undefined>,
) {
  const read = { queryKey, exact: true }
  const isReading = queryClient.isFetching(read) > 0
  void queryClient.cancelQueries(read)
  queryClient.setQueryData<Data>(queryKey, change)
  if (isReading) void queryClient.invalidateQueries(read)
}
