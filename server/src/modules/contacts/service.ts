import type { ContactSummary, UserWithProjects } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { notFound } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import { readAllPages } from '../../foundation/http/read-all-pages'
import type { Services } from '../../foundation/services'
import { presentProfile } from '../job-seeker-profile/present'
import { findProfile } from '../job-seeker-profile/repository'
import { presentProject } from '../projects/present'
import { listProjectsOf } from '../projects/repository'
import { presentContact, presentSummary } from './present'
import {
  type ContactsQuery,
  type ContactSummaryRow,
  findContact,
  findSummary,
  findSummaryByLike,
  listContacts,
  listContactsWithNotes,
  listLikedProjects,
} from './repository'

export const userNotFound = () => notFound(msg('User details not found'))

function present(summary: ContactSummaryRow | undefined): ContactSummary {
  if (!summary) throw userNotFound()
  return presentSummary(summary)
}

export function contactsService({ db }: Services) {
  return {
    list: async (recruiterId: number, query: ContactsQuery, page: PageRequest) =>
      (await listContacts(db, recruiterId, query, page)).map(presentContact),

    /** For the recruiter's export. */
    listWithNotes: async (recruiterId: number, page: PageRequest) =>
      (await listContactsWithNotes(db, recruiterId, page)).map((row) => ({
        ...presentContact(row),
        note: row.note,
      })),

    getSummary: async (recruiterId: number, jobSeekerId: number) =>
      present(await findSummary(db, recruiterId, jobSeekerId)),

    getSummaryByLike: async (recruiterId: number, projectId: number) =>
      present(await findSummaryByLike(db, recruiterId, projectId)),

    async getWithProjects(recruiterId: number, jobSeekerId: number): Promise<UserWithProjects> {
      const contact = await findContact(db, recruiterId, jobSeekerId)
      if (!contact) throw userNotFound()
      const projects = (
        await readAllPages((page) => listProjectsOf(db, { ownerId: jobSeekerId }, page))
      ).map(presentProject)
      const liked = (await listLikedProjects(db, recruiterId, jobSeekerId)).map(presentProject)
      const { id, email, chatId, since, origin } = presentContact(contact)
      const profile = presentProfile(await findProfile(db, jobSeekerId))
      return {
        id,
        email,
        chatId,
        since,
        origin,
        profile,
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
