import {
  ApiError,
  chats,
  contacts,
  decisions,
  errorMessage,
  profile,
  useQueryClient,
} from '@swipefolio/shared/api'
import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import { toast } from '@swipefolio/shared/ui'
import { useRef } from 'react'

export interface Decision {
  project: UnseenProject
  status: DecisionStatus
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
const isSettledElsewhere = (error: unknown) => error instanceof ApiError && error.status === 409

/** Sends decisions and takes them back, one after another for each project. */
export function useSendDecision() {
  const queryClient = useQueryClient()
  const lastOf = useRef(new Map<number, Promise<unknown>>())

  function inTurn(id: number, next: (earlier: Promise<unknown>) => Promise<unknown>) {
    const turn = next(lastOf.current.get(id) ?? Promise.resolve())
    lastOf.current.set(id, turn)
    return turn
  }

  /** Only a like makes a contact and a chat. */
  const refreshWhatFollows = (status: DecisionStatus) => {
    const met = status === 'LIKED' ? [contacts.list(), chats.list('recruiter')] : []
    const affected = [decisions.saved(), decisions.passed(), profile.recruiterStats(), ...met]
    for (const { queryKey } of affected) void queryClient.invalidateQueries({ queryKey })
  }

  return {
    /** Tells whether the card has to stand on top again. */
    async send({ project, status }: Decision): Promise<'done' | 'again' | 'gone'> {
      try {
        const decide = () => decisions.decide(project.id, status)
        await inTurn(project.id, (earlier) => earlier.then(decide, decide))
        refreshWhatFollows(status)
        return 'done'
      } catch (error) {
        const fallback = isGone(error)
          ? 'This project was removed'
          : 'Failed to update project status'
        toast.error(errorMessage(error, fallback))
        return isGone(error) || isSettledElsewhere(error) ? 'gone' : 'again'
      }
    },
    /** Tells whether the decision was taken back; one that was never stored needs no call. */
    async takeBack({ project, status }: Decision): Promise<boolean> {
      try {
        const undo = () => decisions.undo(project.id)
        await inTurn(project.id, (earlier) => earlier.then(undo, () => undefined))
        refreshWhatFollows(status)
        return true
      } catch (error) {
        toast.error(errorMessage(error, 'Failed to undo the decision'))
        return false
      }
    },
  }
}
