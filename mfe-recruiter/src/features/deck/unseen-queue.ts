import type { UnseenProject } from '@swipefolio/shared/contract'

/** The undecided cards, the top one first. */
export interface UnseenQueue {
  cards: readonly UnseenProject[]
  /** Decided since the page was loaded: a response in flight may still contain them. */
  decidedIds: readonly number[]
  /** Whether the server has no further projects. */
  isWhole: boolean
}

export const batchSize = 20
const refillBelow = 12

export const emptyQueue: UnseenQueue = { cards: [], decidedIds: [], isWhole: false }

const isOther = (id: number) => (project: UnseenProject) => project.id !== id

export const takeOff = (queue: UnseenQueue, id: number): UnseenQueue => ({
  ...queue,
  cards: queue.cards.filter(isOther(id)),
  decidedIds: [...queue.decidedIds, id],
})

/** Removes a decision, so that the next response determines whether the project is unseen. */
export const forgetDecision = (queue: UnseenQueue, id: number): UnseenQueue => ({
  ...queue,
  decidedIds: queue.decidedIds.filter((decided) => decided !== id),
})

export const putOnTop = (queue: UnseenQueue, project: UnseenProject): UnseenQueue => ({
  ...forgetDecision(queue, project.id),
  cards: [project, ...queue.cards.filter(isOther(project.id))],
})

/** Ids of all decided projects, over the queues of all filters. */
export const decidedIn = (queues: readonly (UnseenQueue | undefined)[]): number[] => [
  ...new Set(queues.flatMap((queue) => queue?.decidedIds ?? [])),
]

/** Merges a batch into the queue. The top card always stays, because the person is looking at it. */
export function mergeBatch(queue: UnseenQueue, batch: readonly UnseenProject[]): UnseenQueue {
  const isWhole = batch.length < batchSize
  const fresh = new Map(batch.map((project) => [project.id, project]))
  const kept = queue.cards
    .filter(({ id }, place) => place === 0 || !isWhole || fresh.has(id))
    .map((project) => fresh.get(project.id) ?? project)
  const known = new Set([...queue.decidedIds, ...kept.map(({ id }) => id)])
  const added = batch.filter(({ id }) => !known.has(id))
  return { ...queue, isWhole, cards: [...kept, ...added] }
}

/** True early enough for the next batch to arrive before the last card is decided. */
export const needsRefill = ({ cards, isWhole }: UnseenQueue) =>
  !isWhole && cards.length < refillBelow
