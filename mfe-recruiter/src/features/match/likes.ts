import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'

export type LikedProject = Pick<UnseenProject, 'id' | 'title'>

interface Like {
  project: LikedProject
  /** The server has stored the like; who owns the project is not known before. */
  isConfirmed: boolean
}

/** The likes of this sitting, and whether the panel about the last one is open. */
export interface Likes {
  list: readonly Like[]
  isOpen: boolean
  decisionsSince: number
}

export const noLikes: Likes = { list: [], isOpen: false, decisionsSince: 0 }

/** The panel stays open until the next decision but one. */
const mostDecisionsSince = 2

const without = (list: Likes['list'], id: number) => list.filter(({ project }) => project.id !== id)

export const lastLike = ({ list }: Likes) => list.at(-1)

export function afterDecision(likes: Likes, status: DecisionStatus, project: LikedProject): Likes {
  if (status === 'LIKED') {
    const { id, title } = project
    const like = { project: { id, title }, isConfirmed: false }
    return { list: [...without(likes.list, id), like], isOpen: true, decisionsSince: 0 }
  }
  const decisionsSince = likes.decisionsSince + 1
  return { ...likes, decisionsSince, isOpen: likes.isOpen && decisionsSince < mostDecisionsSince }
}

/** A like that failed makes way for the one before it, whose panel stays folded. */
export function afterAnswer(likes: Likes, id: number, isStored: boolean): Likes {
  if (isStored) {
    const confirm = (like: Like) => (like.project.id === id ? { ...like, isConfirmed: true } : like)
    return { ...likes, list: likes.list.map(confirm) }
  }
  const wasLast = lastLike(likes)?.project.id === id
  return { ...likes, list: without(likes.list, id), isOpen: likes.isOpen && !wasLast }
}

export const opened = (likes: Likes): Likes => ({ ...likes, isOpen: true, decisionsSince: 0 })

export const folded = (likes: Likes): Likes => ({ ...likes, isOpen: false })
