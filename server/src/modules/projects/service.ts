import type { CallBody } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { checkProject } from '@swipefolio/shared/rules'

import type { Executor } from '../../foundation/db/database'
import { conflict, notFound } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import { readId } from '../../foundation/http/read-id'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount, lockOwnAccountShared } from '../../people/accounts/account-locks'
import { replaceReadme } from '../readmes/repository'
import { readTechnologyIds } from '../technologies/technology-ids'
import { holdPictures, readPictures, releasePictures } from './pictures'
import { presentProject } from './present'
import {
  countProjectsOf,
  createProject,
  findProjectByKey,
  findProjectOf,
  findVisibleProject,
  listProjectsOf,
  lockProjectOf,
  removeProject,
  replaceTechnologies,
  updateProject,
} from './repository'

type ProjectPayload = CallBody<'POST /api/user/projects'>

const mostProjects = 200

export const projectRemoved = () => notFound(msg('This project was removed'))

function readContent({ project, technologies }: ProjectPayload) {
  requireValid(checkProject({ ...project, technologies }))
  return {
    title: (project.title ?? '').trim(),
    about: (project.about ?? '').trim(),
    git_url: (project.gitUrl ?? '').trim(),
    website_url: (project.websiteUrl ?? '').trim(),
  }
}

async function replaceReadmeOf(
  trx: Executor,
  { project: { readmeId } }: ProjectPayload,
  at: { ownerId: number; projectId: number },
) {
  if (readmeId === undefined) return
  const id = readmeId === null ? null : readId(readmeId)
  if (!(await replaceReadme(trx, { ...at, id }))) {
    throw conflict(msg('This README is no longer kept. Please take it again.'))
  }
}

export function projectsService({ config, db, clock }: Services) {
  const present = async (executor: Executor, ownerId: number, id: number) => {
    const row = await findProjectOf(executor, ownerId, id)
    if (!row) throw projectRemoved()
    return presentProject(row)
  }

  async function refuseTooMany(trx: Executor, ownerId: number) {
    if (!config.limits || (await countProjectsOf(trx, ownerId)) < mostProjects) return
    throw conflict(
      msg('You have {count} projects. Delete one of them first.', { count: mostProjects }),
    )
  }

  return {
    list: async (ownerId: number, page: PageRequest) =>
      (await listProjectsOf(db, { ownerId }, page)).map(presentProject),

    create: (ownerId: number, payload: ProjectPayload, idempotencyKey?: string) =>
      db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, ownerId)
        const stored = await findProjectByKey(trx, ownerId, idempotencyKey)
        if (stored) return presentProject(stored)
        const content = readContent(payload)
        const technologyIds = await readTechnologyIds(trx, payload.technologies ?? [])
        await refuseTooMany(trx, ownerId)
        const pictures = readPictures(payload.project)
        await holdPictures(trx, ownerId, pictures)
        const id = await createProject(trx, {
          ...content,
          ...pictures,
          owner_id: ownerId,
          created_at: clock(),
          idempotency_key: idempotencyKey,
        })
        await replaceReadmeOf(trx, payload, { ownerId, projectId: id })
        await replaceTechnologies(trx, id, technologyIds)
        return present(trx, ownerId, id)
      }),

    update: (ownerId: number, payload: ProjectPayload) =>
      db.transaction().execute(async (trx) => {
        const content = readContent(payload)
        const technologyIds = await readTechnologyIds(trx, payload.technologies ?? [])
        const id = readId(payload.project.id)
        await lockOwnAccountShared(trx, ownerId)
        const stored = await lockProjectOf(trx, ownerId, id)
        if (!stored) throw projectRemoved()
        const pictures = readPictures(payload.project, stored.more_pictures)
        await holdPictures(trx, ownerId, pictures)
        await updateProject(trx, id, { ...content, ...pictures })
        await releasePictures(trx, { before: stored, after: pictures }, clock())
        await replaceReadmeOf(trx, payload, { ownerId, projectId: id })
        await replaceTechnologies(trx, id, technologyIds)
        return present(trx, ownerId, id)
      }),

    remove: (ownerId: number, id: number) =>
      db.transaction().execute(async (trx) => {
        const before = await removeProject(trx, ownerId, id)
        if (!before) throw projectRemoved()
        await releasePictures(trx, { before }, clock())
      }),

    async technologiesOfOwn(ownerId: number, id: number) {
      return (await present(db, ownerId, id)).technologies
    },

    async technologiesOfAny(recruiterId: number, id: number) {
      const row = await findVisibleProject(db, recruiterId, id)
      if (!row) throw projectRemoved()
      return row.technologies
    },
  }
}
