import type { UnseenProject } from '@swipefolio/shared/contract'

/** The cards still to be decided, the top one first. */
export interface UnseenQueue {
  cards: readonly UnseenProject[]
  /** Decided in this sitting: an answer that was under way may still carry them. */
  decidedIds: readonly number[]
  /** The server has no more than these. */
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

/** Forgets that a project was decided, so that the server's next answer says whether it is unseen. */
export const forgetDecision = (queue: UnseenQueue, id: number): UnseenQueue => ({
  ...queue,
  decidedIds: queue.decidedIds.filter((decided) => decided !== id),
})

export const putOnTop = (queue: UnseenQueue, project: UnseenProject): UnseenQueue => ({
  ...forgetDecision(queue, project.id),
  cards: [project, ...queue.cards.filter(isOther(project.id))],
})

/** What was decided in this sitting, whichever queue it stood in. */
export const decidedIn = (queues: readonly (UnseenQueue | undefined)[]): number[] => [
  ...new Set(queues.flatMap((queue) => queue?.decidedIds ?? [])),
]

/** Adds the server's newest to what is held. The top card stays, whatever the answer: somebody is looking at it. */
export function mergeBatch(queue: UnseenQueue, batch: readonly UnseenProject[]): UnseenQueue {
  const isWhole = batch.length < batchSize
  const fresh = new Map(batch.map((project) => [project.id, project]))
  const held = queue.cards
    .filter(({ id }, place) => place === 0 || !isWhole || fresh.has(id))
    .map((project) => fresh.get(project.id) ?? project)
  const known = new Set([...queue.decidedIds, ...held.map(({ id }) => id)])
  const added = batch.filter(({ id }) => !known.has(id))
  return { ...queue, isWhole, cards: [...held, ...added] }
}

/** Early enough that the next answer arrives before the last card has flown. */
export const needsRefill = ({ cards, isWhole }: UnseenQueue) =>
  !isWhole && cards.length < refillBelow
