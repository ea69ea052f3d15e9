import type { Executor } from '../../foundation/db/database'
import type { Events } from '../../foundation/events/events'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { createChat, getChatId } from '../chats/repository'
import { createNotification } from '../notifications/repository'
import { createContact, getRecruiterName } from './repository'

interface Announcement {
  recruiterId: number
  jobSeekerId: number
  at: Date
  /** The job seeker's notification, given the recruiter's name and company. */
  announce: (recruiter: string) => string
  isQuiet?: boolean
}

/** Creates the contact and the chat of a pair and notifies the job seeker. Returns false and does nothing when they exist. */
export async function makeContact(trx: Executor, events: Events, announcement: Announcement) {
  const { recruiterId, jobSeekerId, at } = announcement
  if (!(await createContact(trx, recruiterId, jobSeekerId, at))) return false
  const chatId = await createChat(trx, recruiterId, jobSeekerId, at)
  await publishToPeople(events, [recruiterId, jobSeekerId], { type: 'chats' }, trx)
  await notify(trx, events, chatId, announcement)
  return true
}

/** Notifies the job seeker of something new between a pair who are contacts already. */
export async function announceToContact(trx: Executor, events: Events, announcement: Announcement) {
  const { recruiterId, jobSeekerId } = announcement
  await notify(trx, events, await getChatId(trx, recruiterId, jobSeekerId), announcement)
}

async function notify(
  trx: Executor,
  events: Events,
  chatId: number,
  { recruiterId, jobSeekerId, at, announce, isQuiet }: Announcement,
) {
  const recruiter = await getRecruiterName(trx, recruiterId)
  const name = `${recruiter.first_name} ${recruiter.last_name}`
  await createNotification(trx, events, {
    accountId: jobSeekerId,
    type: 'CHAT',
    referenceId: chatId,
    message: announce(recruiter.company_name ? `${name} from ${recruiter.company_name}` : name),
    at,
    isQuiet,
  })
}
