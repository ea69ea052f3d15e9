import type { UserWithProjects } from '@swipefolio/shared/contract'
import { notFound } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import type { Services } from '../../foundation/services'
import { presentProject } from '../projects/present'
import { listProjectsOf } from '../projects/repository'
import { presentJobSeeker } from '../../people/accounts/present'
import { findContact, listContacts, listLikedProjects } from './repository'

export function contactsService({ db }: Services) {
  return {
    list: async (recruiterId: number, search: string, page: PageRequest) =>
      (await listContacts(db, recruiterId, search, page)).map(presentJobSeeker),

    async getWithProjects(recruiterId: number, jobSeekerId: number): Promise<UserWithProjects> {
      const contact = await findContact(db, recruiterId, jobSeekerId)
      if (!contact) throw notFound('User details not found')
      const projects = (await listProjectsOf(db, jobSeekerId)).items.map(presentProject)
      const liked = (await listLikedProjects(db, recruiterId, jobSeekerId)).map(presentProject)
      return {
        id: contact.id,
        fullName: `${contact.first_name} ${contact.last_name}`,
        projectWithTechnologies: projects.map((project) => ({
          project,
          technologies: project.technologies,
        })),
        likedByRecruiter: liked.map((project) => ({ project })),
      }
    },
  }
}
