import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import {
  key,
  type Order,
  type PageRequest,
  readPage,
} from '../../foundation/http/keyset-pagination'
import { contains } from '../../foundation/http/search'
import { isPairOpen } from '../../people/visibility'
import { selectProjects } from '../projects/repository'

/** Returns whether the contact is new. */
export async function createContact(
  db: Executor,
  recruiterId: number,
  jobSeekerId: number,
  at: Date,
) {
  const created = await db
    .insertInto('contact')
    .values({ recruiter_id: recruiterId, job_seeker_id: jobSeekerId, created_at: at })
    .onConflict((contact) => contact.doNothing())
    .returning('recruiter_id')
    .executeTakeFirst()
  return created !== undefined
}

export const getRecruiterName = (db: Executor, recruiterId: number) =>
  db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'company_name'])
    .where('id', '=', recruiterId)
    .executeTakeFirstOrThrow()

const selectContacts = (db: Executor, recruiterId: number) =>
  db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.job_seeker_id')
    .select(['account.id', 'account.email', 'account.first_name', 'account.last_name'])
    .where('contact.recruiter_id', '=', recruiterId)
    .where('account.deleted_at', 'is', null)
    .where(isPairOpen(recruiterId, sql.ref('contact.job_seeker_id')))

const byName: Order = {
  direction: 'asc',
  keys: [
    key('account.first_name', 'text'),
    key('account.last_name', 'text'),
    key('account.id', 'bigint'),
  ],
}

export const listContacts = (
  db: Executor,
  recruiterId: number,
  search: string,
  page: PageRequest,
) =>
  readPage(
    selectContacts(db, recruiterId).$if(search !== '', (query) =>
      query.where(contains(sql`account.first_name || ' ' || account.last_name`, search)),
    ),
    byName,
    page,
  )

export const findContact = (db: Executor, recruiterId: number, jobSeekerId: number) =>
  selectContacts(db, recruiterId)
    .where('contact.job_seeker_id', '=', jobSeekerId)
    .executeTakeFirst()

export const listLikedProjects = (db: Executor, recruiterId: number, jobSeekerId: number) =>
  selectProjects(db)
    .innerJoin('decision', 'decision.project_id', 'project.id')
    .where('project.owner_id', '=', jobSeekerId)
    .where('decision.recruiter_id', '=', recruiterId)
    .where('decision.status', '=', 'LIKED')
    .orderBy('project.publication', 'desc')
    .execute()
