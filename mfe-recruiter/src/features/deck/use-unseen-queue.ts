import { decisions, useQuery, useQueryClient } from '@swipefolio/shared/api'
import type { UnseenProject } from '@swipefolio/shared/contract'
import { useUnconfirmed } from './use-unconfirmed'
import { countUnseen } from './use-deck-count'
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

/** The queue of unseen projects of a filter; responses are merged into the cached queue. */
export function useUnseenQueue(technologyIds: readonly number[]) {
  const queryClient = useQueryClient()
  const unconfirmedIds = useUnconfirmed()
  const queryKey = [...allQueues, technologyIds.join(',')]
  const others = () => queryClient.getQueriesData<UnseenQueue>({ queryKey: allQueues })
  const current = () =>
    queryClient.getQueryData<UnseenQueue>(queryKey) ?? {
      ...emptyQueue,
      decidedIds: [...unconfirmedIds, ...decidedIn(others().map(([, queue]) => queue))],
    }

  /** A project can be in the queues of several filters. */
  const changeAll = (change: (queue: UnseenQueue) => UnseenQueue) =>
    queryClient.setQueriesData<UnseenQueue>(
      { queryKey: allQueues },
      (queue) => queue && change(queue),
    )

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const batch = await decisions.unseen({ limit: batchSize, technologyIds }, signal)
      if (batch.length === batchSize) {
        countUnseen(technologyIds, () => current().decidedIds.length)
      }
      return mergeBatch(current(), batch)
    },
  })

  return {
    query,
    current,
    takeOff: (id: number) => changeAll((queue) => takeOff(queue, id)),
    forgetDecision: (id: number) => changeAll((queue) => forgetDecision(queue, id)),
    putOnTop(project: UnseenProject) {
      changeAll((queue) => forgetDecision(queue, project.id))
      queryClient.setQueryData(queryKey, putOnTop(current(), project))
    },
    /** Loads more, unless a request is already in flight. */
    refill: () => query.refetch({ cancelRefetch: false }),
    refetch: () => query.refetch(),
  }
}
