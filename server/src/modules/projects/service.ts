import type { CallBody } from '@swipefolio/shared/contract'
import { checkProject } from '@swipefolio/shared/rules'

import type { Executor } from '../../foundation/db/database'
import { conflict, notFound } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import { readId } from '../../foundation/http/read-id'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount, lockOwnAccountShared } from '../../people/accounts/account-locks'
import { unsupportedImage } from '../images/encode'
import { holdImageOf, releaseImage } from '../images/repository'
import { readTechnologyIds } from '../technologies/technology-ids'
import { presentProject } from './present'
import {
  countProjectsOf,
  createProject,
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

export const projectRemoved = () => notFound('This project was removed')

function readContent({ project, technologies }: ProjectPayload) {
  requireValid(checkProject({ ...project, technologies }))
  const { image = '' } = project
  return {
    title: (project.title ?? '').trim(),
    image,
    image_alt: image && (project.imageAlt ?? '').trim(),
    about: (project.about ?? '').trim(),
    git_url: (project.gitUrl ?? '').trim(),
    website_url: (project.websiteUrl ?? '').trim(),
  }
}

async function holdImage(db: Executor, ownerId: number, image: string) {
  const wanted = { ownerId, address: image, isSquare: false }
  if (image && !(await holdImageOf(db, wanted))) throw unsupportedImage()
}

export function projectsService({ config, db, clock }: Services) {
  const present = async (executor: Executor, ownerId: number, id: number) => {
    const row = await findProjectOf(executor, ownerId, id)
    if (!row) throw projectRemoved()
    return presentProject(row)
  }

  async function refuseTooMany(trx: Executor, ownerId: number) {
    if (!config.limits || (await countProjectsOf(trx, ownerId)) < mostProjects) return
    throw conflict(`You have ${mostProjects} projects. Delete one of them first.`)
  }

  return {
    list: async (ownerId: number, page: PageRequest) =>
      (await listProjectsOf(db, ownerId, page)).map(presentProject),

    create: (ownerId: number, payload: ProjectPayload) =>
      db.transaction().execute(async (trx) => {
        const content = readContent(payload)
        const technologyIds = await readTechnologyIds(trx, payload.technologies ?? [])
        await lockOwnAccount(trx, ownerId)
        await refuseTooMany(trx, ownerId)
        await holdImage(trx, ownerId, content.image)
        const id = await createProject(trx, { ...content, owner_id: ownerId, created_at: clock() })
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
        await holdImage(trx, ownerId, content.image)
        await updateProject(trx, id, content)
        if (stored.image !== content.image) await releaseImage(trx, stored.image, clock())
        await replaceTechnologies(trx, id, technologyIds)
        return present(trx, ownerId, id)
      }),

    remove: (ownerId: number, id: number) =>
      db.transaction().execute(async (trx) => {
        const image = await removeProject(trx, ownerId, id)
        if (image === undefined) throw projectRemoved()
        if (image) await releaseImage(trx, image, clock())
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
