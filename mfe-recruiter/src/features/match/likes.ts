import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'

export type LikedProject = Pick<UnseenProject, 'id' | 'title'> &
  Partial<Pick<UnseenProject, 'image' | 'technologies'>>

interface Like {
  project: LikedProject
  /** The server has stored the like; who owns the project is not known before. */
  isConfirmed: boolean
}

/** The likes of this sitting, and whether the panel about the last one is open. */
export interface Likes {
  list: readonly Like[]
  isOpen: boolean
  /** Its message was sent. */
  isWritten: boolean
  decisionsSince: number
}

export const noLikes: Likes = { list: [], isOpen: false, isWritten: false, decisionsSince: 0 }

/** The panel stays open until the next decision but one, or the next one once its message was sent. */
const mostDecisionsSince = 2

const without = (list: Likes['list'], id: number) => list.filter(({ project }) => project.id !== id)

export const lastLike = ({ list }: Likes) => list.at(-1)

export function afterDecision(likes: Likes, status: DecisionStatus, project: LikedProject): Likes {
  if (status === 'LIKED') {
    const { id, title, image, technologies } = project
    const like = { project: { id, title, image, technologies }, isConfirmed: false }
    return opened({ ...likes, list: [...without(likes.list, id), like] })
  }
  const decisionsSince = likes.decisionsSince + 1
  const isOpen = likes.isOpen && !likes.isWritten && decisionsSince < mostDecisionsSince
  return { ...likes, decisionsSince, isOpen }
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

export const opened = ({ list }: Likes): Likes => ({ ...noLikes, list, isOpen: true })

export const written = (likes: Likes): Likes => ({ ...likes, isWritten: true })

export const folded = (likes: Likes): Likes => ({ ...likes, isOpen: false })
