import { type Expression, sql } from 'kysely'
import { compileOnce } from '../../foundation/db/compile-once'
import type { Executor } from '../../foundation/db/database'
import { isPairOpen, isProjectVisible } from '../../people/visibility'
import { isInSight } from '../project-requests/received-links'
import { daysOfTrend } from './trend-days'

/** The rows that each figure counts, with their times. */
type Arrivals = Expression<{ at: Date }>

export function arrivalsOfJobSeeker(db: Executor, jobSeekerId: number) {
  const decisions = (status: 'LIKED' | 'SAVED') =>
    db
      .selectFrom('project')
      .innerJoinLateral(
        // The offset keeps it from becoming a join that reads everybody's decisions.
        (eb) =>
          eb
            .selectFrom('decision')
            .select(['decided_at', 'recruiter_id'])
            .whereRef('decision.project_id', '=', 'project.id')
            .where('decision.status', '=', status)
            .offset(sql.lit(0))
            .as('decision'),
        (join) => join.onTrue(),
      )
      .select('decision.decided_at as at')
      .where('project.owner_id', '=', jobSeekerId)
      .where(isPairOpen(jobSeekerId, sql.ref('decision.recruiter_id')))
  return {
    projectsCount: db
      .selectFrom('project')
      .select('created_at as at')
      .where('owner_id', '=', jobSeekerId),
    projectsLikes: decisions('LIKED'),
    projectsSaved: decisions('SAVED'),
    contacts: db
      .selectFrom('contact')
      .innerJoin('account', 'account.id', 'contact.recruiter_id')
      .select('contact.created_at as at')
      .where('contact.job_seeker_id', '=', jobSeekerId)
      .where('account.deleted_at', 'is', null)
      .where(isPairOpen(jobSeekerId, sql.ref('contact.recruiter_id'))),
  }
}

export function arrivalsOfRecruiter(db: Executor, recruiterId: number) {
  const decisions = (status: 'LIKED' | 'SAVED') =>
    db
      .selectFrom('decision')
      .select('decided_at as at')
      .where('recruiter_id', '=', recruiterId)
      .where('status', '=', status)
      .where(isProjectVisible(recruiterId, sql.ref('decision.project_id')))
  return {
    projectsLiked: decisions('LIKED'),
    projectsSaved: decisions('SAVED'),
    contacts: db
      .selectFrom('contact')
      .innerJoin('account', 'account.id', 'contact.job_seeker_id')
      .select('contact.created_at as at')
      .where('contact.recruiter_id', '=', recruiterId)
      .where('account.deleted_at', 'is', null)
      .where(isPairOpen(recruiterId, sql.ref('contact.job_seeker_id'))),
    linksReceived: db
      .selectFrom('link')
      .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
      .select('link.created_at as at')
      .where('project_request.owner_id', '=', recruiterId)
      .where(isInSight(recruiterId)),
  }
}

/** The total of a figure, as a part of another statement. */
export const totalOf = (arrivals: Arrivals) =>
  sql<number>`(select count(*)::int from ${arrivals} as arrived)`

/** The likes and saves since a time by project, the most liked first, then the most saved. */
export const countByProject = (
  db: Executor,
  jobSeekerId: number,
  { since, limit }: { since: Date; limit: number },
) =>
  db
    .selectFrom('project')
    .innerJoinLateral(
      // The offset keeps it from becoming a join that reads everybody's decisions.
      (eb) =>
        eb
          .selectFrom('decision')
          .select(['status', 'recruiter_id'])
          .whereRef('decision.project_id', '=', 'project.id')
          .where('decision.status', 'in', ['LIKED', 'SAVED'])
          .where('decision.decided_at', '>', since)
          .offset(sql.lit(0))
          .as('decision'),
      (join) => join.onTrue(),
    )
    .select(['project.id', 'project.title'])
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'LIKED').as('likes'),
      fn.countAll<number>().filterWhere('status', '=', 'SAVED').as('saves'),
    ])
    .where('project.owner_id', '=', jobSeekerId)
    .where(isPairOpen(jobSeekerId, sql.ref('decision.recruiter_id')))
    .groupBy('project.id')
    .orderBy('likes', 'desc')
    .orderBy('saves', 'desc')
    .orderBy('project.publication', 'desc')
    .limit(limit)
    .execute()

export type ProjectCountRow = Awaited<ReturnType<typeof countByProject>>[number]

interface FigureRow<Figure> {
  figure: Figure
  count: number
  trend: number[]
}

/** Each figure's total and its count on each day of the trend, in UTC. */
function selectCounts<Figure extends string>(arrivals: Record<Figure, Arrivals>, first: Date) {
  const figures = Object.entries<Arrivals>(arrivals)
  const counts = figures.map(
    ([figure, arrived]) => sql`
      ${sql.id(figure)} as materialized (
        select (at at time zone 'UTC')::date - (${first} at time zone 'UTC')::date as day, count(*)::int as count
        from ${arrived} as arrived group by 1
      )`,
  )
  const rowsOf = figures.map(
    ([figure]) => sql`
      select ${figure}::text as figure,
        (select coalesce(sum(count), 0)::int from ${sql.id(figure)}) as count,
        array(
          select coalesce(arrived.count, 0)
          from generate_series(0, ${daysOfTrend - 1}) as asked (day)
          left join ${sql.id(figure)} as arrived on arrived.day = asked.day
          order by asked.day
        ) as trend`,
  )
  return sql<FigureRow<Figure>>`
    with ${sql.join(counts)} ${sql.join(rowsOf, sql` union all `)}`
}

const countArrivals = <Figure extends string>(
  arrivalsOf: (db: Executor, id: number) => Record<Figure, Arrivals>,
) => {
  const find = compileOnce((db, { id, first }: { id: number; first: Date }) =>
    selectCounts(arrivalsOf(db, id), first),
  )
  return async (db: Executor, id: number, first: Date) => {
    const rows = await find(db, { id, first })
    const by = <Value>(value: (row: FigureRow<Figure>) => Value) =>
      Object.fromEntries(rows.map((row) => [row.figure, value(row)])) as Record<Figure, Value>
    return { ...by(({ count }) => count), trends: by(({ trend }) => trend) }
  }
}

/** Each figure's total and its count on each day of the trend that begins with `first`, in UTC. */
export const countForJobSeeker = countArrivals(arrivalsOfJobSeeker)
export const countForRecruiter = countArrivals(arrivalsOfRecruiter)
