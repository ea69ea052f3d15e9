import type { DecisionStatus } from '@swipefolio/shared/contract'
import { useEffect, useMemo, useState } from 'react'
import {
  afterAnswer,
  afterDecision,
  folded,
  lastLike,
  type LikedProject,
  noLikes,
  opened,
} from './likes'
import { storedMatch } from './stored-match'

function restoredLikes() {
  const { last } = storedMatch.find()
  if (!last) return noLikes
  return { ...noLikes, list: [{ project: last.project, isConfirmed: true }], isOpen: last.isOpen }
}

/** The last like of the deck; it survives a reload. */
export function useLikes() {
  const [likes, setLikes] = useState(restoredLikes)
  const { isOpen } = likes
  const confirmed = likes.list.findLast(({ isConfirmed }) => isConfirmed)?.project

  useEffect(() => {
    if (confirmed) storedMatch.save({ last: { project: confirmed, isOpen } })
  }, [confirmed, isOpen])

  return useMemo(
    () => ({
      last: lastLike(likes),
      isOpen: likes.isOpen,
      handleDecision: (status: DecisionStatus, project: LikedProject) =>
        setLikes((now) => afterDecision(now, status, project)),
      handleAnswer: (project: LikedProject, isStored: boolean) =>
        setLikes((now) => afterAnswer(now, project.id, isStored)),
      open: () => setLikes(opened),
      fold: () => setLikes(folded),
    }),
    [likes],
  )
}

export type LikesState = ReturnType<typeof useLikes>
