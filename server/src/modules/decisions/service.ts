import type { DecisionStatus } from '@swipefolio/shared/contract'

import type { Executor } from '../../db/database'
import { conflict, notFound } from '../../http/errors'
import type { PartRequest } from '../../http/part'
import type { Services } from '../../services'
import { areHeld } from '../accounts/hold-account'
import { makeContact } from '../contacts/make-contact'
import { lockRecruiter } from '../feed/runs'
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

export function decisionsService({ db, clock, events }: Services) {
  async function decide(
    trx: Executor,
    recruiterId: number,
    projectId: number,
    status: DecisionStatus,
  ) {
    const ownerId = await findVisibleOwner(trx, recruiterId, projectId)
    if (ownerId === undefined || !(await areHeld(trx, [ownerId]))) throw projectRemoved()
    const project = await holdProject(trx, projectId)
    if (!project) throw projectRemoved()
    const at = clock()
    const isNew = await recordDecision(trx, { recruiterId, projectId, status, at })
    if (!isNew) {
      const standing = await lockDecision(trx, recruiterId, projectId)
      if (standing?.status !== status) throw alreadyLiked()
      return
    }
    if (status !== 'LIKED') return
    await makeContact(trx, events, {
      recruiterId,
      jobSeekerId: project.owner_id,
      at,
      announce: (recruiter) => sentences.projectLiked(recruiter, project.title),
    })
  }

  return {
    unseen: async (recruiterId: number, query: Parameters<typeof listUnseenProjects>[2]) =>
      (await listUnseenProjects(db, recruiterId, query)).map(presentUnseenProject),

    saved: async (recruiterId: number, part: PartRequest) =>
      (await listDecidedProjects(db, recruiterId, 'SAVED', part)).map(presentProject),

    passed: async (recruiterId: number, part: PartRequest) =>
      (await listDecidedProjects(db, recruiterId, 'UNLIKED', part)).map(presentProject),

    decide: (recruiterId: number, projectId: number, status: DecisionStatus) =>
      db.transaction().execute(async (trx) => {
        await lockRecruiter(trx, recruiterId)
        await decide(trx, recruiterId, projectId, status)
      }),

    decideSaved: (recruiterId: number, projectId: number, status: DecisionStatus) =>
      db.transaction().execute(async (trx) => {
        await lockRecruiter(trx, recruiterId)
        const standing = await lockDecision(trx, recruiterId, projectId)
        if (standing?.status === status) return
        if (standing?.status !== 'SAVED') throw projectRemoved()
        await decide(trx, recruiterId, projectId, status)
      }),

    undo: (recruiterId: number, projectId: number) =>
      db.transaction().execute(async (trx) => {
        await lockRecruiter(trx, recruiterId)
        if (await removeDecision(trx, recruiterId, projectId)) return
        if (await lockDecision(trx, recruiterId, projectId)) throw alreadyLiked()
        throw notFound('There is no decision to take back')
      }),
  }
}
