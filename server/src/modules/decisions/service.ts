import type { DecisionStatus } from '@swipefolio/shared/contract'

import type { Executor } from '../../db/database'
import { conflict, notFound } from '../../http/errors'
import type { Services } from '../../services'
import { makeContact } from '../contacts/make-contact'
import { sentences } from '../notifications/sentences'
import { presentProject, presentUnseenProject } from '../projects/present'
import { projectRemoved } from '../projects/service'
import {
  holdProject,
  listSavedProjects,
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
    unseen: async (recruiterId: number, limit: number) =>
      (await listUnseenProjects(db, recruiterId, limit)).map(presentUnseenProject),

    saved: async (recruiterId: number) =>
      (await listSavedProjects(db, recruiterId)).map(presentProject),

    decide: (recruiterId: number, projectId: number, status: DecisionStatus) =>
      db.transaction().execute((trx) => decide(trx, recruiterId, projectId, status)),

    decideSaved: (recruiterId: number, projectId: number, status: DecisionStatus) =>
      db.transaction().execute(async (trx) => {
        const standing = await lockDecision(trx, recruiterId, projectId)
        if (standing?.status === status) return
        if (standing?.status !== 'SAVED') throw projectRemoved()
        await decide(trx, recruiterId, projectId, status)
      }),

    undo: (recruiterId: number, projectId: number) =>
      db.transaction().execute(async (trx) => {
        if (await removeDecision(trx, recruiterId, projectId)) return
        if (await lockDecision(trx, recruiterId, projectId)) throw alreadyLiked()
        throw notFound('There is no decision to take back')
      }),
  }
}
