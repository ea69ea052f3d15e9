import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import {
  key,
  type Order,
  type PageRequest,
  readPage,
} from '../../foundation/http/keyset-pagination'
import { isInSight, isNewLink } from '../project-requests/received-links'

export const listOwnLinks = (db: Executor, jobSeekerId: number, projectRequestId: number) =>
  db
    .selectFrom('link')
    .select(['id', 'git_hub_link', 'revealed_at', 'created_at'])
    .where('project_request_id', '=', projectRequestId)
    .where('job_seeker_id', '=', jobSeekerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export type OwnLinkRow = Awaited<ReturnType<typeof listOwnLinks>>[number]

const latestFirst: Order = {
  direction: 'desc',
  keys: [key('link.created_at', 'timestamptz'), key('link.id', 'bigint')],
}

export const listSentLinks = (db: Executor, jobSeekerId: number, page: PageRequest) =>
  readPage(
    db
      .selectFrom('link')
      .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
      .select([
        'link.id',
        'link.git_hub_link',
        'link.revealed_at',
        'link.created_at',
        'link.project_request_id',
        'project_request.title',
        'project_request.end_date',
      ])
      .where('link.job_seeker_id', '=', jobSeekerId),
    latestFirst,
    page,
  )

export type SentLinkRow = Awaited<ReturnType<typeof listSentLinks>>['items'][number]

interface NewLink {
  projectRequestId: number
  jobSeekerId: number
  gitHubLink: string
  at: Date
}

/**
 * Undefined when the job seeker has submitted that repository to this request before, compared case-insensitively.
 */
export const createLink = (
  db: Executor,
  { projectRequestId, jobSeekerId, gitHubLink, at }: NewLink,
) =>
  db
    .insertInto('link')
    .values({
      id: newId(),
      project_request_id: projectRequestId,
      job_seeker_id: jobSeekerId,
      git_hub_link: gitHubLink,
      created_at: at,
    })
    .onConflict((same) => same.doNothing())
    .returning(['id', 'git_hub_link', 'revealed_at', 'created_at'])
    .executeTakeFirst()

export const selectReceivedLinks = (db: Executor, recruiterId: number) =>
  db
    .selectFrom('link')
    .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
    .innerJoin('account as author', 'author.id', 'link.job_seeker_id')
    .select([
      'link.id',
      'link.git_hub_link',
      'link.revealed_at',
      'author.id as author_id',
      'author.email',
      'author.first_name',
      'author.last_name',
    ])
    .where('project_request.owner_id', '=', recruiterId)
    .where(isInSight(recruiterId))

export type ReceivedLinkRow = NonNullable<Awaited<ReturnType<typeof findReceivedLink>>>

const byRandomId: Order = { direction: 'asc', keys: [key('link.id', 'bigint')] }

/** Ordered by random id, because an order by time or author would group the links of one person. */
export const listReceivedLinks = (
  db: Executor,
  recruiterId: number,
  projectRequestId: number,
  page: PageRequest,
) =>
  readPage(
    selectReceivedLinks(db, recruiterId).where('link.project_request_id', '=', projectRequestId),
    byRandomId,
    page,
  )

/** Remembers that the owner of a request has listed its links, if there is a new one. */
export const markListed = (db: Executor, projectRequestId: number, at: Date) =>
  db
    .updateTable('project_request')
    .set({ links_listed_at: at })
    .where('id', '=', projectRequestId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('link')
          .select('link.id')
          .whereRef('link.project_request_id', '=', 'project_request.id')
          .where(isNewLink),
      ),
    )
    .execute()

export const findReceivedLink = (db: Executor, recruiterId: number, id: number) =>
  selectReceivedLinks(db, recruiterId).where('link.id', '=', id).executeTakeFirst()

export const lockReceivedLink = (db: Executor, recruiterId: number, id: number) =>
  db
    .selectFrom('link')
    .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
    .select(['link.revealed_at', 'link.job_seeker_id', 'project_request.title'])
    .where('link.id', '=', id)
    .where('project_request.owner_id', '=', recruiterId)
    .forUpdate('link')
    .executeTakeFirst()

export const markRevealed = (db: Executor, id: number, at: Date) =>
  db.updateTable('link').set({ revealed_at: at }).where('id', '=', id).execute()

export const listAllLinksBy = (db: Executor, jobSeekerId: number, page: PageRequest) =>
  readPage(
    db
      .selectFrom('link')
      .select(['id', 'project_request_id', 'git_hub_link', 'revealed_at', 'created_at'])
      .where('job_seeker_id', '=', jobSeekerId),
    { ...latestFirst, direction: 'asc' },
    page,
  )

export const listAllLinksTo = (db: Executor, recruiterId: number, page: PageRequest) =>
  readPage(selectReceivedLinks(db, recruiterId).select('link.project_request_id'), byRandomId, page)
