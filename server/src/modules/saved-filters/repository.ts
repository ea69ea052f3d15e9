import { sql } from 'kysely'
import { newId } from '../../foundation/db/ids'
import type { Executor } from '../../foundation/db/database'
import { feedOfAll } from '../feed/entries'
import { listUnseenIds } from '../feed/unseen'

const columns = ['id', 'name', 'technology_ids', 'mail_due_at'] as const

export const listFilters = (db: Executor, recruiterId: number) =>
  db
    .selectFrom('saved_filter')
    .select(columns)
    .where('recruiter_id', '=', recruiterId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export type FilterRow = Awaited<ReturnType<typeof listFilters>>[number]

export async function areTechnologies(db: Executor, ids: readonly number[]) {
  const { count } = await db
    .selectFrom('technology')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .executeTakeFirstOrThrow()
  return count === ids.length
}

const topOfFeed = sql<number>`(
  select coalesce(max(position), 0) from feed_entry where feed = ${feedOfAll}
)`

interface NewFilter {
  recruiterId: number
  name: string
  technologyIds: number[]
  mailDueAt: Date | null
  at: Date
}

export const createFilter = (
  db: Executor,
  { recruiterId, name, technologyIds, mailDueAt, at }: NewFilter,
): Promise<FilterRow> =>
  db
    .insertInto('saved_filter')
    .values({
      id: newId(),
      recruiter_id: recruiterId,
      name,
      technology_ids: technologyIds,
      mail_due_at: mailDueAt,
      mailed_position: topOfFeed,
      created_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

interface FilterChange {
  name?: string
  /** Null ends the mails; a day starts them, with what is published from now on. */
  mailDueAt?: Date | null
}

export const updateFilter = (
  db: Executor,
  { recruiterId, id }: { recruiterId: number; id: number },
  { name, mailDueAt }: FilterChange,
): Promise<FilterRow | undefined> =>
  db
    .updateTable('saved_filter')
    .set({
      ...(name !== undefined && { name }),
      ...(mailDueAt !== undefined && {
        mail_due_at: mailDueAt && sql<Date>`coalesce(mail_due_at, ${mailDueAt})`,
      }),
      ...(mailDueAt && {
        mailed_position: sql<number>`case when mail_due_at is null then ${topOfFeed} else mailed_position end`,
      }),
      // Kysely makes no update without a column.
      recruiter_id: recruiterId,
    })
    .where('id', '=', id)
    .where('recruiter_id', '=', recruiterId)
    .returning(columns)
    .executeTakeFirst()

export const removeFilter = (db: Executor, recruiterId: number, id: number) =>
  db
    .deleteFrom('saved_filter')
    .where('id', '=', id)
    .where('recruiter_id', '=', recruiterId)
    .returning('id')
    .executeTakeFirst()

export const stopMailsOfFilters = (db: Executor, recruiterId: number) =>
  db
    .updateTable('saved_filter')
    .set({ mail_due_at: null })
    .where('recruiter_id', '=', recruiterId)
    .execute()

const mostAtOnce = 500

/**
 * Adds a mail to the outbox for each filter that is due, with the positions between which projects are new. Several processes
 * share the work.
 */
export async function queueDueMails(
  db: Executor,
  { now, next }: { now: Date; next: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with top as materialized (select ${topOfFeed} as position),
    due as materialized (
      select id, mailed_position from saved_filter
      where mail_due_at <= ${now}
      order by mail_due_at
      limit ${mostAtOnce}
      for update skip locked
    ),
    moved as (
      update saved_filter set mail_due_at = ${next}, mailed_position = top.position
      from due, top
      where saved_filter.id = due.id
      returning saved_filter.id, saved_filter.recruiter_id, due.mailed_position as after, top.position as up_to
    )
    insert into outbox (kind, data, created_at, due_at)
    select 'filterNews',
      jsonb_build_object('accountId', recruiter_id, 'filterId', id, 'after', after, 'upTo', up_to),
      ${now}, ${now}
    from moved
    where up_to > after
    returning id`.execute(db)
  return rows.length
}

export const findMailedFilter = (db: Executor, id: number) =>
  db
    .selectFrom('saved_filter')
    .innerJoin('account', 'account.id', 'saved_filter.recruiter_id')
    .select([
      'saved_filter.name',
      'saved_filter.technology_ids',
      'account.id as account_id',
      'account.email',
      'account.first_name',
      'account.language',
    ])
    .where('saved_filter.id', '=', id)
    .where('saved_filter.mail_due_at', 'is not', null)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst()

interface NewProjects {
  recruiterId: number
  technologyIds: number[]
  after: number
  upTo: number
  limit: number
}

/** The newest unseen projects between two positions of the feed. */
export async function listNewProjects(
  db: Executor,
  { recruiterId, technologyIds, after, upTo, limit }: NewProjects,
) {
  const ids = await listUnseenIds(db, recruiterId, { limit, technologyIds })
  return db
    .selectFrom('project')
    .innerJoin('feed_entry', 'feed_entry.project_id', 'project.id')
    .select(['project.id', 'project.title'])
    .where('project.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('feed_entry.feed', '=', feedOfAll)
    .where('feed_entry.position', '>', after)
    .where('feed_entry.position', '<=', upTo)
    .orderBy('feed_entry.position', 'desc')
    .execute()
}
