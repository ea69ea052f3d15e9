import type { CallResponse } from '@swipefolio/shared/contract'
import type { Part } from '../foundation/http/part'
import type { Person } from '../foundation/http/person'
import type { Services } from '../foundation/services'
import { presentReview } from '../modules/ai-review/present'
import { listWholeReviews } from '../modules/ai-review/repository'
import { presentMessage, presentChat } from '../modules/chats/present'
import { listNewestMessages, type MessageRow } from '../modules/chats/message-repository'
import { listChats } from '../modules/chats/repository'
import { contactsService } from '../modules/contacts/service'
import { decisionsService } from '../modules/decisions/service'
import { digestsService } from '../modules/digests/service'
import { presentLink, presentSubmission } from '../modules/links/present'
import { notificationsService } from '../modules/notifications/service'
import { privacyService } from '../modules/privacy/service'
import { profileService } from '../modules/profile/service'
import { presentJobSeeker, presentRecruiter } from '../people/accounts/present'
import { projectRequestsService } from '../modules/project-requests/service'
import { projectsService } from '../modules/projects/service'
import {
  listAllLinksBy,
  listAllLinksTo,
  listBlocksBy,
  listDecisionsBy,
  listReportsBy,
} from './export-repository'

type AccountExport = CallResponse<'GET /api/user/export'>
type Sections = Record<string, unknown[]>

const mostMessages = 1_000_000
const largestPart = 200

/** Everything that is held of a person, no more than they can see on their screens. */
export function exportService(services: Services) {
  const { db, clock } = services

  async function listWhole<T>(
    read: (part: { limit: number; after?: unknown[] }) => Promise<Part<T>>,
  ) {
    const items: T[] = []
    for (let after: unknown[] | undefined; ;) {
      const part = await read({ limit: largestPart, after })
      items.push(...part.items)
      if (!part.next) return items
      after = part.next
    }
  }

  async function listWholeChats(person: Person) {
    const chats = await listWhole((part) => listChats(db, person, part))
    const ids = chats.map(({ id }) => id)
    const messages = await listNewestMessages(db, ids, mostMessages)
    const messagesOf = new Map(ids.map((id): [number, MessageRow[]] => [id, []]))
    for (const row of messages) messagesOf.get(row.chat_id)?.push(row)
    return chats.map((chat) => ({
      ...presentChat(person.role, chat, []),
      messages: (messagesOf.get(chat.id) ?? []).map((row) =>
        presentMessage(person.role, chat, row),
      ),
    }))
  }

  const sectionsOf = {
    async jobseeker({ id }: Person): Promise<Sections> {
      return {
        projects: (await projectsService(services).list(id, {})).items,
        links: (await listAllLinksBy(db, id)).map((row) => ({
          ...presentSubmission(row),
          projectRequestId: row.project_request_id,
        })),
        privacy: [await privacyService(services).get(id)],
      }
    },
    async recruiter({ id }: Person): Promise<Sections> {
      return {
        decisions: await listDecisionsBy(db, id),
        saved: (await decisionsService(services).saved(id, {})).items,
        passed: (await decisionsService(services).passed(id, {})).items,
        projectRequests: (await projectRequestsService(services).listOwn(id, {})).items,
        links: (await listAllLinksTo(db, id)).map((row) => ({
          ...presentLink(row),
          projectRequestId: row.project_request_id,
        })),
        contacts: (await contactsService(services).list(id, '', {})).items,
      }
    },
  }

  return {
    async make(person: Person): Promise<AccountExport> {
      const account = await profileService(services).get(person)
      const present = person.role === 'recruiter' ? presentRecruiter : presentJobSeeker
      return {
        exportedAt: clock().toISOString(),
        account: present(account),
        sections: {
          ...(await sectionsOf[person.role](person)),
          chats: await listWholeChats(person),
          notifications: await listWhole((part) =>
            notificationsService(services).list(person.id, part),
          ),
          blocks: await listBlocksBy(db, person),
          reports: await listReportsBy(db, person.id),
          mailPreferences: [await digestsService(services).get(person.id)],
          aiReviews: (await listWholeReviews(db, person.id)).map(presentReview),
        },
      }
    },
  }
}
