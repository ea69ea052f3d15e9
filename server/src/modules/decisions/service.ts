import type { DecisionStatus } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { conflict, notFound, tooManyRequests, unauthenticated } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import type { Services } from '../../foundation/services'
import { listUnseenIds, mostCounted } from '../feed/unseen'
import { presentProject, presentUnseenProject } from '../projects/present'
import { projectRemoved } from '../projects/service'
import {
  createDecision,
  findTimeOfLike,
  listDecidedProjects,
  listUnseenProjects,
  type Refusal,
  removeDecision,
} from './repository'

const noDecision = () => notFound(msg('There is no decision to take back'))

/** With a saved project, another tab may have decided on it meanwhile. */
const errors = {
  'no account': unauthenticated,
  'no project': projectRemoved,
  'no decision': noDecision,
  liked: () => conflict(msg('You already liked this project')),
  unliked: () => conflict(msg('You unliked this project')),
  'not saved': () => conflict(msg('You have not saved this project')),
} satisfies Record<Refusal, () => Error>

const day = 86_400_000
/** The share of a day's likes after which the rest is announced. */
const announcedShare = 0.8

export function decisionsService({ config, db, clock, events }: Services) {
  const mostLikes = config.limits ? config.likesPerDay : undefined

  async function tooManyLikes(recruiterId: number) {
    const first = await findTimeOfLike(db, recruiterId, config.likesPerDay)
    const wait = (first?.getTime() ?? 0) + day - clock().getTime()
    return tooManyRequests(
      Math.max(1, Math.ceil(wait / 1000)),
      msg('You have liked {count} projects in a day. You can save this one and like it tomorrow.', {
        count: config.likesPerDay,
      }),
    )
  }

  return {
    unseen: async (recruiterId: number, query: Parameters<typeof listUnseenProjects>[2]) =>
      (await listUnseenProjects(db, recruiterId, query)).map(presentUnseenProject),

    countUnseen: async (recruiterId: number, technologyIds: number[]) =>
      (await listUnseenIds(db, recruiterId, { limit: mostCounted, technologyIds })).length,

    saved: async (recruiterId: number, page: PageRequest, search = '') =>
      (await listDecidedProjects(db, recruiterId, { status: 'SAVED', search }, page)).map(
        presentProject,
      ),

    passed: async (recruiterId: number, page: PageRequest, search = '') =>
      (await listDecidedProjects(db, recruiterId, { status: 'UNLIKED', search }, page)).map(
        presentProject,
      ),

    /** Returns the sentence of the answer. */
    async decide(recruiterId: number, projectId: number, status: DecisionStatus, isSaved = false) {
      const at = clock()
      const made = await createDecision(db, {
        recruiterId,
        projectId,
        status,
        at,
        isSaved,
        mostLikes,
      })
      if (made?.refusal === 'too many likes') throw await tooManyLikes(recruiterId)
      if (made?.refusal) throw errors[made.refusal]()
      if (made?.new_contact_id) {
        const to = [recruiterId, made.new_contact_id]
        events.publishHere('liveCommitted', { to, event: { type: 'chats' } })
      }
      const left = config.likesPerDay - (made?.likes ?? 0)
      const isAnnounced = made?.likes === Math.ceil(config.likesPerDay * announcedShare)
      return isAnnounced
        ? `Decision saved. ${msg('You can like {count} more today.', { count: left })}`
        : 'Decision saved'
    },

    async undo(recruiterId: number, projectId: number) {
      const refusal = await removeDecision(db, recruiterId, projectId)
      if (refusal === 'no project') throw noDecision()
      if (refusal) throw errors[refusal]()
    },
  }
}
