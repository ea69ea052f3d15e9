import { decisions, useQuery, useQueryClient } from '@swipefolio/shared/api'
import type { UnseenProject } from '@swipefolio/shared/contract'
import {
  batchSize,
  decidedIn,
  emptyQueue,
  forgetDecision,
  mergeBatch,
  putOnTop,
  takeOff,
  type UnseenQueue,
} from './unseen-queue'

const allQueues = ['unseen-projects']

/** The queue of unseen projects of these technologies: what the server sends is merged into what is held. */
export function useUnseenQueue(technologyIds: readonly number[]) {
  const queryClient = useQueryClient()
  const queryKey = [...allQueues, technologyIds.join(',')]
  const others = () => queryClient.getQueriesData<UnseenQueue>({ queryKey: allQueues })
  const held = () =>
    queryClient.getQueryData<UnseenQueue>(queryKey) ?? {
      ...emptyQueue,
      decidedIds: decidedIn(others().map(([, queue]) => queue)),
    }

  /** A project can stand in the queues of several filters. */
  const changeAll = (change: (queue: UnseenQueue) => UnseenQueue) =>
    queryClient.setQueriesData<UnseenQueue>(
      { queryKey: allQueues },
      (queue) => queue && change(queue),
    )

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const batch = await decisions.unseen({ limit: batchSize, technologyIds }, signal)
      return mergeBatch(held(), batch)
    },
  })

  return {
    query,
    held,
    takeOff: (id: number) => changeAll((queue) => takeOff(queue, id)),
    forgetDecision: (id: number) => changeAll((queue) => forgetDecision(queue, id)),
    putOnTop(project: UnseenProject) {
      changeAll((queue) => forgetDecision(queue, project.id))
      queryClient.setQueryData(queryKey, putOnTop(held(), project))
    },
    /** Asks for more unless somebody has asked already. */
    refill: () => query.refetch({ cancelRefetch: false }),
    fetchAnew: () => query.refetch(),
  }
}
