import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import type { Events } from '../../foundation/events/events'
import { formatOf } from '../notifications/sentences'

interface Announcement {
  recruiterId: number
  jobSeekerId: number
  at: Date
  /** The job seeker's notification, given the recruiter's name with company and the subject. */
  sentence: (recruiter: string, subject: string) => string
  /** The title of what was liked or revealed. */
  subject: string
  isQuiet?: boolean
}

/** Creates the contact and the chat of a pair and notifies the job seeker. Returns false and does nothing when they exist. */
export async function makeContact(trx: Executor, events: Events, announcement: Announcement) {
  prepareCaches(events, announcement)
  const { rows } = await sql<{ made: boolean }>`
    select make_contact(${parametersOf(announcement)}) as made`.execute(trx)
  return rows[0]?.made ?? false
}

/** Notifies the job seeker of something new between a pair who are contacts already. */
export async function announceToContact(trx: Executor, events: Events, announcement: Announcement) {
  prepareCaches(events, announcement)
  await sql`select announce_to_contact(${parametersOf(announcement)})`.execute(trx)
}

/** The functions publish to people, once the transaction commits. */
const prepareCaches = (events: Events, { recruiterId, jobSeekerId }: Announcement) =>
  events.publishHere('liveUncommitted', {
    to: [recruiterId, jobSeekerId],
    event: { type: 'chats' },
  })

const parametersOf = ({
  recruiterId,
  jobSeekerId,
  at,
  sentence,
  subject,
  isQuiet = false,
}: Announcement) =>
  sql`${recruiterId}, ${jobSeekerId}, ${at}, ${formatOf(sentence)}, ${subject}, ${isQuiet}`
