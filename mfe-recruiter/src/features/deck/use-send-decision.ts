import {
  ApiError,
  chats,
  contacts,
  decisions,
  preloadClient,
  profile,
  translated,
  useQueryClient,
} from '@swipefolio/shared/api'
import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'
import { useEffect, useRef } from 'react'
import { storedMatch } from '../match/stored-match'
import { tellFailure } from '../projects/tell-failure'

export interface Decision {
  project: UnseenProject
  status: DecisionStatus
}

/** What the server says beside that the decision is saved: how many likes are left. */
const announcement = /^Decision saved\. (.+)$/

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

/** Sends and undoes decisions, serialized per project. */
export function useSendDecision() {
  const queryClient = useQueryClient()
  /** Rejected where nothing is stored that could be undone. */
  const lastByProject = useRef(new Map<number, Promise<unknown>>())
  useEffect(preloadClient, [])

  const lastOf = (id: number) => lastByProject.current.get(id) ?? Promise.resolve()

  /** Invalidates the caches that a decision changes; only a like creates a contact and a chat. */
  const invalidateAffected = (status: DecisionStatus) => {
    const met = status === 'LIKED' ? [contacts.list(), chats.list('recruiter')] : []
    const affected = [decisions.saved(), decisions.passed(), profile.recruiterStats(), ...met]
    for (const { queryKey } of affected) void queryClient.invalidateQueries({ queryKey })
  }

  return {
    /** 'again' means that the card returns to the top, 'gone' that it is dropped. */
    async send({ project, status }: Decision): Promise<'done' | 'again' | 'gone'> {
      storedMatch.saveDecision(project.id, status)
      try {
        const decide = () => decisions.decide(project.id, status)
        const turn = lastOf(project.id).then(decide, decide)
        lastByProject.current.set(project.id, turn)
        const answer = await turn
        invalidateAffected(status)
        const announced = announcement.exec(answer)?.[1]
        if (announced) toast.info(translated(announced))
        return 'done'
      } catch (error) {
        const fallback = isGone(error)
          ? t('This project was removed')
          : t('Failed to update project status')
        tellFailure(error, fallback)
        return isGone(error) || isConflict(error) ? 'gone' : 'again'
      } finally {
        storedMatch.saveDecision(project.id, undefined)
      }
    },
    /** A decision that was never stored needs no call. 'again' means that it can be tried again. */
    async undo({ project, status }: Decision): Promise<'done' | 'again' | 'gone'> {
      try {
        const undo = () => decisions.undo(project.id)
        const turn = lastOf(project.id).then(undo, () => undefined)
        lastByProject.current.set(
          project.id,
          turn.catch(() => undefined),
        )
        await turn
        invalidateAffected(status)
        return 'done'
      } catch (error) {
        tellFailure(error, t('Failed to undo the decision'))
        return isGone(error) || isConflict(error) ? 'gone' : 'again'
      }
    },
  }
}
