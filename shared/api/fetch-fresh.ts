import { CancelledError, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client'

/**
 * Fetches a query whatever is cached or already being fetched: what has changed before the call is in the result. A
 * refresh meanwhile cancels the fetch for a newer one, whose result is then returned. Rejects as the query does, and at once
 * without a network.
 */
export async function fetchFresh<Fetched, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Fetched, Failure, Data, Key>,
): Promise<Data> {
  await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true })
  for (;;) {
    try {
      return await queryClient.fetchQuery({ ...options, staleTime: 0, networkMode: 'always' })
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
    }
  }
}
