import type { Contact, Role } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { compilePages } from '../../foundation/http/compile-pages'
import {
  key,
  type Order,
  type PageRequest,
  readPage,
} from '../../foundation/http/keyset-pagination'
import { contains } from '../../foundation/http/search'
import { isPairOpen, shownEmail } from '../../people/visibility'
import { selectProjects } from '../projects/repository'

const selectContacts = (db: Executor, recruiterId: number) =>
  db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.job_seeker_id')
    .leftJoin('profile', 'profile.account_id', 'contact.job_seeker_id')
    .select(['account.id', 'account.first_name', 'account.last_name', 'profile.image'])
    .select(shownEmail(recruiterId, 'account').as('email'))
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

/** The earliest next step first, then who came to the stage last: the order of the index `contact_column`. */
const byNextStep: Order = {
  direction: 'desc',
  keys: [
    {
      by: sql`coalesce(date '2000-01-01' - contact.next_step_on, -1000000)`,
      type: 'integer',
    },
    { by: sql`coalesce(contact.staged_at, contact.created_at)`, type: 'timestamptz' },
    key('contact.job_seeker_id', 'bigint'),
  ],
}

type Origin = Contact['origin']

/**
 * The first like of a project, or reveal of a link, that still exists. A decision is found by its key: an index with all columns would
 * be read alone, with every like of the recruiter for each contact, so the whole row is asked for, which no index has.
 */
const originOf = sql<Origin>`(
  select json_build_object('kind', first.kind, 'title', first.title)
  from (
    select 'like' as kind, project.title, decision.decided_at as at
    from project
    cross join lateral (
      select status, decided_at from decision
      where recruiter_id = contact.recruiter_id and project_id = project.id and decision is not null
      offset 0
    ) as decision
    where project.owner_id = contact.job_seeker_id and decision.status = 'LIKED'
    union all
    select 'reveal', project_request.title, link.revealed_at
    from link
    join project_request on project_request.id = link.project_request_id
      and project_request.owner_id = contact.recruiter_id
    where link.job_seeker_id = contact.job_seeker_id and link.revealed_at is not null
  ) as first
  order by first.at
  limit 1)`

interface LastMessage {
  message: string
  sender_role: Role
  created_at: string
  is_unread: boolean
}

const previewLength = 100

/** The beginning of the last message of the chat. */
const lastMessageOf = sql<LastMessage | null>`(
  select json_build_object(
    'message', left(message.message, ${previewLength}),
    'sender_role', message.sender_role,
    'created_at', message.created_at,
    'is_unread', message.sender_role = 'jobseeker' and message.seq > chat.recruiter_read_seq
  )
  from chat
  join message on message.chat_id = chat.id and message.seq = chat.last_seq
  where chat.recruiter_id = contact.recruiter_id and chat.job_seeker_id = contact.job_seeker_id)`

/** The chat, the origin and the last message are subqueries, which are evaluated for the rows of the page only. */
const selectContactsWithOrigin = (db: Executor, recruiterId: number) =>
  selectContacts(db, recruiterId).select(({ selectFrom }) => [
    'contact.created_at',
    'contact.stage_id',
    'contact.tags',
    'contact.next_step',
    'contact.next_step_on',
    selectFrom('chat')
      .select('chat.id')
      .whereRef('chat.recruiter_id', '=', 'contact.recruiter_id')
      .whereRef('chat.job_seeker_id', '=', 'contact.job_seeker_id')
      .$asScalar()
      .$notNull()
      .as('chat_id'),
    originOf.as('origin'),
    lastMessageOf.as('last_message'),
  ])

export type ContactRow = Awaited<ReturnType<typeof listContacts>>['items'][number]

export interface ContactsQuery {
  search: string
  /** Only contacts in this stage, in the order of its column on the board. */
  stageId?: number
}

const pagesOfAll = compilePages({
  query: (db, { recruiterId }: { recruiterId: number }) =>
    selectContactsWithOrigin(db, recruiterId),
  order: () => byName,
})

export const listContacts = (
  db: Executor,
  recruiterId: number,
  { search, stageId }: ContactsQuery,
  page: PageRequest,
) =>
  search === '' && stageId === undefined
    ? pagesOfAll(db, { recruiterId }, page)
    : readPage(
        selectContactsWithOrigin(db, recruiterId)
          .$if(search !== '', (query) =>
            query.where(contains(sql`account.first_name || ' ' || account.last_name`, search)),
          )
          .$if(stageId !== undefined, (query) =>
            query.where('contact.stage_id', '=', stageId ?? 0),
          ),
        stageId === undefined ? byName : byNextStep,
        page,
      )

export const listContactsWithNotes = (db: Executor, recruiterId: number, page: PageRequest) =>
  readPage(selectContactsWithOrigin(db, recruiterId).select('contact.note'), byName, page)

export const findContact = (db: Executor, recruiterId: number, jobSeekerId: number) =>
  selectContactsWithOrigin(db, recruiterId)
    .where('contact.job_seeker_id', '=', jobSeekerId)
    .executeTakeFirst()

const selectSummaries = (db: Executor, recruiterId: number) =>
  selectContacts(db, recruiterId)
    .innerJoin('chat', (join) =>
      join
        .onRef('chat.recruiter_id', '=', 'contact.recruiter_id')
        .onRef('chat.job_seeker_id', '=', 'contact.job_seeker_id'),
    )
    .select(({ selectFrom }) => [
      'chat.id as chat_id',
      'chat.last_seq',
      selectFrom('project')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('project.owner_id', '=', 'contact.job_seeker_id')
        .$asScalar()
        .$notNull()
        .as('projects_count'),
    ])

export type ContactSummaryRow = NonNullable<Awaited<ReturnType<typeof findSummary>>>

export const findSummary = (db: Executor, recruiterId: number, jobSeekerId: number) =>
  selectSummaries(db, recruiterId)
    .where('contact.job_seeker_id', '=', jobSeekerId)
    .executeTakeFirst()

/** The owner of a project, if this recruiter has liked it. */
export const findSummaryByLike = (db: Executor, recruiterId: number, projectId: number) =>
  selectSummaries(db, recruiterId)
    .innerJoin('project as liked', 'liked.owner_id', 'contact.job_seeker_id')
    .innerJoin('decision', (join) =>
      join
        .onRef('decision.project_id', '=', 'liked.id')
        .onRef('decision.recruiter_id', '=', 'contact.recruiter_id'),
    )
    .where('liked.id', '=', projectId)
    .where('decision.status', '=', 'LIKED')
    .executeTakeFirst()

export const listLikedProjects = (db: Executor, recruiterId: number, jobSeekerId: number) =>
  selectProjects(db)
    .innerJoin('decision', 'decision.project_id', 'project.id')
    .where('project.owner_id', '=', jobSeekerId)
    .where('decision.recruiter_id', '=', recruiterId)
    .where('decision.status', '=', 'LIKED')
    .orderBy('project.publication', 'desc')
    .execute()
