import { decisions, useQuery, useQueryClient } from '@swipefolio/shared/api'
import { batchSize, emptyQueue, mergeBatch, type UnseenQueue } from './unseen-queue'

const queueKey = ['unseen-projects']

/** The queue of unseen projects: what the server sends is merged into what is held. */
export function useUnseenQueue() {
  const queryClient = useQueryClient()
  const held = () => queryClient.getQueryData<UnseenQueue>(queueKey) ?? emptyQueue

  const query = useQuery({
    queryKey: queueKey,
    queryFn: async ({ signal }) => {
      const batch = await decisions.unseen(batchSize, signal)
      return mergeBatch(held(), batch)
    },
  })

  return {
    query,
    held,
    change: (next: UnseenQueue) => {
      queryClient.setQueryData(queueKey, next)
    },
    /** Asks for more unless somebody has asked already. */
    refill: () => query.refetch({ cancelRefetch: false }),
    fetchAnew: () => query.refetch(),
  }
}
