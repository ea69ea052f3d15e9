import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import { useRef, useState } from 'react'
import { decided } from './decision-words'
import { flightTime } from './flight-time'
import { needsRefill } from './unseen-queue'
import { type Decision, useSendDecision } from './use-send-decision'
import { useUnseenQueue } from './use-unseen-queue'
import { whenShown } from './when-shown'

const withoutProject = (list: readonly Decision[], { project }: Decision) =>
  list.filter((other) => other.project.id !== project.id)

/** The deck of these technologies: the queue, the cards in flight, and what can be taken back. */
export function useDeck(technologyIds: readonly number[]) {
  const { query, held, takeOff, forgetDecision, putOnTop, refill, fetchAnew } =
    useUnseenQueue(technologyIds)
  const { send, takeBack } = useSendDecision()
  const [flying, setFlying] = useState<readonly Decision[]>([])
  const [undoable, setUndoable] = useState<readonly Decision[]>([])
  const [returned, setReturned] = useState<Decision>()
  const [announcement, setAnnouncement] = useState('')
  const landings = useRef(new Map<Decision, () => void>())

  const queue = query.data
  const isWaiting = !queue || (queue.cards.length === 0 && !queue.isWhole && flying.length === 0)

  async function deliver(decision: Decision) {
    const outcome = await send(decision)
    if (outcome === 'done') {
      if (held().cards.length === 0) void refill()
      return
    }
    setUndoable((list) => withoutProject(list, decision))
    const { project } = decision
    setReturned(decision)
    if (outcome === 'again') putOnTop(project)
    else forgetDecision(project.id)
    void fetchAnew()
  }

  function land(decision: Decision) {
    landings.current.delete(decision)
    setFlying((list) => list.filter((other) => other !== decision))
    void deliver(decision)
  }

  /** Whether the card was still in the air, so that nobody has heard of the decision. */
  function catchInFlight(decision: Decision) {
    landings.current.get(decision)?.()
    setFlying((list) => list.filter((other) => other !== decision))
    return landings.current.delete(decision)
  }

  /** Decides a card of the deck; one that is not in it any more was decided already. */
  function decide(status: DecisionStatus, project: UnseenProject) {
    const { cards } = held()
    const others = cards.filter(({ id }) => id !== project.id)
    if (others.length === cards.length) return
    const [next] = others
    const decision = { project, status }
    takeOff(project.id)
    setReturned(undefined)
    setFlying((list) => [...withoutProject(list, decision), decision])
    if (status !== 'LIKED') setUndoable((list) => [...list, decision])
    // Goes on when the screen is left: the decision was taken.
    landings.current.set(
      decision,
      whenShown(() => land(decision), flightTime),
    )
    const upNext = next ? `Next: ${next.title}` : 'No Projects Left'
    setAnnouncement(`${decided[status]} ${project.title}. ${upNext}`)
    if (needsRefill(held())) void refill()
  }

  async function undo() {
    const last = undoable.at(-1)
    if (!last) return
    setUndoable((list) => withoutProject(list, last))
    putOnTop(last.project)
    setReturned(last)
    setAnnouncement(`${last.project.title} is back on top`)
    if (!catchInFlight(last) && !(await takeBack(last))) takeOff(last.project.id)
  }

  return {
    query: { ...query, data: isWaiting ? undefined : queue },
    cards: queue?.cards ?? [],
    flying,
    /** The decision that did not stand, whose card returns from where it went. */
    returned,
    announcement,
    canUndo: undoable.length > 0,
    decide,
    undo,
  }
}
