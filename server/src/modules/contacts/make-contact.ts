import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
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
export async function makeContact(db: Executor, announcement: Announcement): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select make_contact(${parametersOf(announcement)}) as made`.execute(db)
  return rows[0]?.made ?? false
}

/** Notifies the job seeker of something new between a pair who are contacts already. */
export const announceToContact = (db: Executor, announcement: Announcement) =>
  sql`select announce_to_contact(${parametersOf(announcement)})`.execute(db)

const parametersOf = ({
  recruiterId,
  jobSeekerId,
  at,
  sentence,
  subject,
  isQuiet = false,
}: Announcement) =>
  sql`${recruiterId}, ${jobSeekerId}, ${at}, ${formatOf(sentence)}, ${subject}, ${isQuiet}`
