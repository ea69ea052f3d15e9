import type { DecisionStatus } from '@swipefolio/shared/contract'
import { conflict, notFound, unauthenticated } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import type { Services } from '../../foundation/services'
import { presentProject, presentUnseenProject } from '../projects/present'
import { projectRemoved } from '../projects/service'
import {
  createDecision,
  listDecidedProjects,
  listUnseenProjects,
  type Refusal,
  removeDecision,
} from './repository'

const noDecision = () => notFound('There is no decision to take back')

/** With a saved project, another tab may have decided on it meanwhile. */
const errors = {
  'no account': unauthenticated,
  'no project': projectRemoved,
  'no decision': noDecision,
  liked: () => conflict('You already liked this project'),
  unliked: () => conflict('You unliked this project'),
  'not saved': () => conflict('You have not saved this project'),
} satisfies Record<Refusal, () => Error>

export function decisionsService({ db, clock, events }: Services) {
  return {
    unseen: async (recruiterId: number, query: Parameters<typeof listUnseenProjects>[2]) =>
      (await listUnseenProjects(db, recruiterId, query)).map(presentUnseenProject),

    saved: async (recruiterId: number, page: PageRequest) =>
      (await listDecidedProjects(db, recruiterId, 'SAVED', page)).map(presentProject),

    passed: async (recruiterId: number, page: PageRequest) =>
      (await listDecidedProjects(db, recruiterId, 'UNLIKED', page)).map(presentProject),

    async decide(recruiterId: number, projectId: number, status: DecisionStatus, isSaved = false) {
      const at = clock()
      const made = await createDecision(db, { recruiterId, projectId, status, at, isSaved })
      if (made?.refusal) throw errors[made.refusal]()
      if (!made?.new_contact_id) return
      const to = [recruiterId, made.new_contact_id]
      events.publishHere('liveCommitted', { to, event: { type: 'chats' } })
    },

    async undo(recruiterId: number, projectId: number) {
      const refusal = await removeDecision(db, recruiterId, projectId)
      if (refusal === 'no project') throw noDecision()
      if (refusal) throw errors[refusal]()
    },
  }
}
