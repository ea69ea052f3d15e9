import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import {
  key,
  type Order,
  type PageRequest,
  readPage,
} from '../../foundation/http/keyset-pagination'
import { isInSight } from '../project-requests/received-links'

/** What both sides read of links; each shows what it may. */
const selectLinks = (db: Executor) =>
  db.selectFrom('link').select((link) => [
    'link.id',
    'link.project_request_id',
    'link.git_hub_link',
    'link.project_id',
    // As a join, PostgreSQL may read all projects for it.
    link
      .selectFrom('project')
      .select('title')
      .whereRef('project.id', '=', 'link.project_id')
      .as('project_title'),
    'link.note',
    'link.created_at',
    'link.seen_at',
    'link.verdict',
    'link.verdict_at',
    'link.told_verdict',
    'link.reply',
    'link.revealed_at',
  ])

export const listOwnLinks = (db: Executor, jobSeekerId: number, projectRequestId: number) =>
  selectLinks(db)
    .where('link.project_request_id', '=', projectRequestId)
    .where('link.job_seeker_id', '=', jobSeekerId)
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id')
    .execute()

export type OwnLinkRow = Awaited<ReturnType<typeof listOwnLinks>>[number]

const latestFirst: Order = {
  direction: 'desc',
  keys: [key('link.created_at', 'timestamptz'), key('link.id', 'bigint')],
}

export const listSentLinks = (db: Executor, jobSeekerId: number, page: PageRequest) =>
  readPage(
    selectLinks(db)
      .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
      .innerJoin('account as owner', 'owner.id', 'project_request.owner_id')
      .select(['project_request.title', 'project_request.end_date', 'owner.company_name'])
      .where('link.job_seeker_id', '=', jobSeekerId),
    latestFirst,
    page,
  )

export type SentLinkRow = Awaited<ReturnType<typeof listSentLinks>>['items'][number]

interface NewLink {
  projectRequestId: number
  jobSeekerId: number
  gitHubLink: string
  projectId?: number
  note?: string
  at: Date
}

/**
 * The id of the new link; undefined when the job seeker has submitted that repository to this request before, compared
 * case-insensitively.
 */
export async function createLink(
  db: Executor,
  { projectRequestId, jobSeekerId, gitHubLink, projectId, note, at }: NewLink,
) {
  const created = await db
    .insertInto('link')
    .values({
      id: newId(),
      project_request_id: projectRequestId,
      job_seeker_id: jobSeekerId,
      git_hub_link: gitHubLink,
      project_id: projectId,
      note,
      created_at: at,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id
}

/** One's own project, which is not removed until the transaction ends. */
export const findAnsweringProject = (db: Executor, jobSeekerId: number, id: number) =>
  db
    .selectFrom('project')
    .select(['git_url as gitUrl', 'website_url as websiteUrl'])
    .where('id', '=', id)
    .where('owner_id', '=', jobSeekerId)
    .forKeyShare()
    .executeTakeFirst()

export const selectReceivedLinks = (db: Executor, recruiterId: number) =>
  selectLinks(db)
    .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
    .innerJoin('account as author', 'author.id', 'link.job_seeker_id')
    .select(['author.id as author_id', 'author.email', 'author.first_name', 'author.last_name'])
    .where('project_request.owner_id', '=', recruiterId)
    .where(isInSight(recruiterId))

export type ReceivedLinkRow = NonNullable<Awaited<ReturnType<typeof findReceivedLink>>>

const byRandomId: Order = { direction: 'asc', keys: [key('link.id', 'bigint')] }

/** Shortlisted links, those without a verdict, declined ones. */
const byVerdict: Order = {
  direction: 'asc',
  keys: [
    {
      by: sql`case link.verdict when 'SHORTLISTED' then 0 when 'DECLINED' then 2 else 1 end`,
      type: 'integer',
    },
    ...byRandomId.keys,
  ],
}

/** Among equals by random id, because an order by time or author would group the links of one person. */
export const listReceivedLinks = (
  db: Executor,
  recruiterId: number,
  projectRequestId: number,
  page: PageRequest,
) =>
  readPage(
    selectReceivedLinks(db, recruiterId).where('link.project_request_id', '=', projectRequestId),
    byVerdict,
    page,
  )

export const findReceivedLink = (db: Executor, recruiterId: number, id: number) =>
  selectReceivedLinks(db, recruiterId).where('link.id', '=', id).executeTakeFirst()

export const lockReceivedLink = (db: Executor, recruiterId: number, id: number) =>
  db
    .selectFrom('link')
    .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
    .select([
      'link.revealed_at',
      'link.job_seeker_id',
      'link.verdict',
      'link.verdict_at',
      'link.told_verdict',
      'project_request.title',
    ])
    .where('link.id', '=', id)
    .where('project_request.owner_id', '=', recruiterId)
    .forUpdate('link')
    .executeTakeFirst()

export const markRevealed = (db: Executor, id: number, at: Date) =>
  db.updateTable('link').set({ revealed_at: at }).where('id', '=', id).execute()

export const listAllLinksBy = (db: Executor, jobSeekerId: number, page: PageRequest) =>
  readPage(
    selectLinks(db).where('link.job_seeker_id', '=', jobSeekerId),
    { ...latestFirst, direction: 'asc' },
    page,
  )

export const listAllLinksTo = (db: Executor, recruiterId: number, page: PageRequest) =>
  readPage(selectReceivedLinks(db, recruiterId), byRandomId, page)
