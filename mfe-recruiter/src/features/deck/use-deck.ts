import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { decided, notDecided, notDecidedAgain } from './decision-labels'
import { flightDuration } from './flight-duration'
import type { LikesState } from '../match/use-likes'
import { needsRefill } from './unseen-queue'
import { type Decision, useSendDecision } from './use-send-decision'
import { useDeckCount } from './use-deck-count'
import { useUnseenQueue } from './use-unseen-queue'
import { afterNextPaint } from './after-next-paint'

const withoutProject = (list: readonly Decision[], { project }: Decision) =>
  list.filter((other) => other.project.id !== project.id)

/** The deck of a filter: the queue, the cards in flight, and the decisions of this sitting, of which the last can be undone. */
export function useDeck(technologyIds: readonly number[], likes: LikesState) {
  const { query, current, takeOff, forgetDecision, putOnTop, refill, refetch } =
    useUnseenQueue(technologyIds)
  const { send, undo: sendUndo } = useSendDecision()
  const [flying, setFlying] = useState<readonly Decision[]>([])
  const [made, setMade] = useState<readonly Decision[]>([])
  const [returned, setReturned] = useState<Decision>()
  const [announcement, setAnnouncement] = useState('')
  /** A like is final, and what was decided before it stays with it. */
  const last = made.at(-1)
  const canUndo = last !== undefined && last.status !== 'LIKED'
  const filter = technologyIds.join(',')
  const shownFilter = useRef(filter)
  useLayoutEffect(() => {
    shownFilter.current = filter
  }, [filter])
  const landings = useRef(new Map<Decision, () => void>())

  const queue = query.data
  const left = useDeckCount(technologyIds, queue)
  const isWaiting = !queue || (queue.cards.length === 0 && !queue.isWhole && flying.length === 0)

  const stopFlying = (decision: Decision) =>
    setFlying((list) =>
      list.includes(decision) ? list.filter((other) => other !== decision) : list,
    )

  async function deliver(decision: Decision) {
    landings.current.delete(decision)
    const outcome = await send(decision)
    // Not before the card is in the queue again, so that it keeps its element.
    afterNextPaint(() => stopFlying(decision))
    if (decision.status === 'LIKED') likes.handleAnswer(decision.project, outcome === 'done')
    if (outcome === 'done') {
      if (current().cards.length === 0) void refill()
      return
    }
    setMade((list) => withoutProject(list, decision))
    const { project } = decision
    setReturned(decision)
    if (outcome === 'again') putOnTop(project)
    else forgetDecision(project.id)
    const isShown = shownFilter.current === filter
    const failed = notDecided(project, decision.status)
    // Nothing else would say which project the reason is about.
    if (!isShown) toast.error(failed)
    setAnnouncement(
      isShown && outcome === 'again' ? notDecidedAgain(project, decision.status) : failed,
    )
    void refetch()
  }

  function land(decision: Decision) {
    stopFlying(decision)
    void deliver(decision)
  }

  /** Cancels a decision before it is sent; false when its card has already landed. */
  function catchInFlight(decision: Decision) {
    landings.current.get(decision)?.()
    stopFlying(decision)
    return landings.current.delete(decision)
  }

  /**
   * Optimistic update: removes the card at once and sends the decision after the flight, or at once without a network, so that its failure
   * turns the card round in the flight. False for a card that was decided already.
   */
  function decide(status: DecisionStatus, project: UnseenProject) {
    const { cards } = current()
    const others = cards.filter(({ id }) => id !== project.id)
    if (others.length === cards.length) return false
    const [next] = others
    const decision = { project, status }
    takeOff(project.id)
    likes.handleDecision(status, project)
    setReturned(undefined)
    setFlying((list) => [...withoutProject(list, decision), decision])
    setMade((list) => [...list, decision])
    // Not cancelled on unmount: the person has decided.
    landings.current.set(
      decision,
      navigator.onLine
        ? afterNextPaint(() => land(decision), flightDuration)
        : afterNextPaint(() => void deliver(decision)),
    )
    const upNext = next ? t('Next: {title}', { title: next.title }) : t('No Projects Left')
    setAnnouncement(`${decided(project, status)} ${upNext}`)
    if (needsRefill(current())) void refill()
    return true
  }

  async function undo() {
    if (last?.status === 'LIKED') toast.info(t('A like is final. It cannot be undone.'))
    if (!last || !canUndo) return
    setMade((list) => withoutProject(list, last))
    putOnTop(last.project)
    setReturned(last)
    setAnnouncement(t('{title} is back on top', { title: last.project.title }))
    if (catchInFlight(last)) return
    const outcome = await sendUndo(last)
    if (outcome === 'done') return
    takeOff(last.project.id)
    if (outcome === 'gone') return
    const isEarlier = (decision: Decision) => made.includes(decision)
    setMade((list) => list.toSpliced(list.filter(isEarlier).length, 0, last))
  }

  return {
    query: { ...query, data: isWaiting ? undefined : queue },
    cards: queue?.cards ?? [],
    /** How many cards are left, in words. */
    left,
    flying,
    /** The decision that was undone or failed, whose card flies back. */
    returned,
    announcement,
    canUndo,
    decide,
    undo,
  }
}
