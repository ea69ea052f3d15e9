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
  written,
} from './likes'
import { type LikePlace, storedMatch } from './stored-match'

function restoredLikes(place: LikePlace) {
  const { last } = storedMatch.find()
  if (!last) return noLikes
  const isOpen = last.isOpen && last.place === place
  return { ...noLikes, list: [{ project: last.project, isConfirmed: true }], isOpen }
}

/** The last like; it survives a reload, and its panel opens again only on the screen of the like. */
export function useLikes(place: LikePlace) {
  const [likes, setLikes] = useState(() => restoredLikes(place))
  const { isOpen } = likes
  const confirmed = likes.list.findLast(({ isConfirmed }) => isConfirmed)?.project

  useEffect(() => {
    if (confirmed) storedMatch.save({ last: { project: confirmed, isOpen, place } })
  }, [confirmed, isOpen, place])

  return useMemo(
    () => ({
      last: lastLike(likes),
      isOpen: likes.isOpen,
      isWritten: likes.isWritten,
      decisionsSince: likes.decisionsSince,
      handleDecision: (status: DecisionStatus, project: LikedProject) =>
        setLikes((now) => afterDecision(now, status, project)),
      handleAnswer: (project: LikedProject, isStored: boolean) =>
        setLikes((now) => afterAnswer(now, project.id, isStored)),
      open: () => setLikes(opened),
      fold: () => setLikes(folded),
      handleSent: () => setLikes(written),
    }),
    [likes],
  )
}

export type LikesState = ReturnType<typeof useLikes>
