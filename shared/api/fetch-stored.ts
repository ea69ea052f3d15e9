import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { fetchFresh } from './fetch-fresh'
import { queryClient } from './query-client'

/** Fetches what is stored now, before a form replaces it. A failure changes nothing of what is shown. Rejects as the query does. */
export async function fetchStored<Fetched, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Fetched, Failure, Data, Key>,
): Promise<Data> {
  try {
    return await fetchFresh(options)
  } catch (error) {
    queryClient.setQueryData<Fetched>(options.queryKey, (shown) => shown)
    throw error
  }
}
