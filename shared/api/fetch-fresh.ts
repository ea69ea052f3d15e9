import { CancelledError, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client'

/**
 * Fetches a query whatever is cached. A refresh meanwhile cancels the fetch for a newer one, whose result is then
 * returned. Rejects as the query does.
 */
export async function fetchFresh<Fetched, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Fetched, Failure, Data, Key>,
): Promise<Data> {
  for (;;) {
    try {
      return await queryClient.fetchQuery({ ...options, staleTime: 0 })
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
    }
  }
}
