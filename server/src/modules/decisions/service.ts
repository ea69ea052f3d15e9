import type { DecisionStatus } from '@swipefolio/shared/contract'
import type { Executor } from '../../foundation/db/database'
import { conflict, notFound } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import type { Services } from '../../foundation/services'
import { lockAccountsShared, lockOwnAccount } from '../../people/accounts/account-locks'
import { makeContact } from '../contacts/make-contact'
import { sentences } from '../notifications/sentences'
import { presentProject, presentUnseenProject } from '../projects/present'
import { projectRemoved } from '../projects/service'
import {
  findVisibleOwner,
  holdProject,
  listDecidedProjects,
  listUnseenProjects,
  lockDecision,
  recordDecision,
  removeDecision,
} from './repository'

const alreadyLiked = () => conflict('You already liked this project')

/** Another tab has decided on a saved project meanwhile. */
const notSaved = {
  LIKED: alreadyLiked,
  UNLIKED: () => conflict('You unliked this project'),
  none: () => conflict('You have not saved this project'),
}

/**
 * Decisions of one recruiter run one after the other, so that runs stay consistent. Owner and project are locked before
 * the decision, in the order that deletions use.
 */
async function holdVisibleProject(trx: Executor, recruiterId: number, projectId: number) {
  await lockOwnAccount(trx, recruiterId)
  const ownerId = await findVisibleOwner(trx, recruiterId, projectId)
  if (ownerId === undefined || !(await lockAccountsShared(trx, [ownerId]))) return undefined
  return holdProject(trx, projectId)
}

export function decisionsService({ db, clock, events }: Services) {
  async function decide(
    trx: Executor,
    recruiterId: number,
    project: NonNullable<Awaited<ReturnType<typeof holdProject>>>,
    status: DecisionStatus,
  ) {
    const at = clock()
    const isNew = await recordDecision(trx, { recruiterId, projectId: project.id, status, at })
    if (!isNew) {
      const standing = await lockDecision(trx, recruiterId, project.id)
      if (standing?.status !== status) throw alreadyLiked()
      return
    }
    if (status !== 'LIKED') return
    await makeContact(trx, events, {
      recruiterId,
      jobSeekerId: project.owner_id,
      at,
      announce: (recruiter) => sentences.CHAT.projectLiked(recruiter, project.title),
    })
  }

  return {
    unseen: async (recruiterId: number, query: Parameters<typeof listUnseenProjects>[2]) =>
      (await listUnseenProjects(db, recruiterId, query)).map(presentUnseenProject),

    saved: async (recruiterId: number, page: PageRequest) =>
      (await listDecidedProjects(db, recruiterId, 'SAVED', page)).map(presentProject),

    passed: async (recruiterId: number, page: PageRequest) =>
      (await listDecidedProjects(db, recruiterId, 'UNLIKED', page)).map(presentProject),

    decide: (recruiterId: number, projectId: number, status: DecisionStatus) =>
      db.transaction().execute(async (trx) => {
        const project = await holdVisibleProject(trx, recruiterId, projectId)
        if (!project) throw projectRemoved()
        await decide(trx, recruiterId, project, status)
      }),

    decideSaved: (recruiterId: number, projectId: number, status: DecisionStatus) =>
      db.transaction().execute(async (trx) => {
        const project = await holdVisibleProject(trx, recruiterId, projectId)
        if (!project) throw projectRemoved()
        const standing = await lockDecision(trx, recruiterId, projectId)
        if (standing?.status === status) return
        const current = standing?.status ?? 'none'
        if (current !== 'SAVED') throw notSaved[current]()
        await decide(trx, recruiterId, project, status)
      }),

    undo: (recruiterId: number, projectId: number) =>
      db.transaction().execute(async (trx) => {
        const project = await holdVisibleProject(trx, recruiterId, projectId)
        if (project && (await removeDecision(trx, recruiterId, projectId))) return
        if (project && (await lockDecision(trx, recruiterId, projectId))) throw alreadyLiked()
        throw notFound('There is no decision to take back')
      }),
  }
}
