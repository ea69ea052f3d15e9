import type { Verdict } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { isPairOpen } from '../../people/visibility'
import { isInSight } from '../project-requests/received-links'

/** Marks links of a request as seen. Returns the job seekers whose links were not seen before. */
export async function markSeen(
  db: Executor,
  projectRequestId: number,
  { linkIds, at }: { linkIds: number[]; at: Date },
) {
  const seen = await db
    .updateTable('link')
    .set({ seen_at: at })
    .where('project_request_id', '=', projectRequestId)
    .where('id', '=', sql<number>`any(${linkIds}::bigint[])`)
    .where('seen_at', 'is', null)
    .returning('job_seeker_id')
    .execute()
  return [...new Set(seen.map(({ job_seeker_id }) => job_seeker_id))]
}

/** A link that the recruiter may judge, locked until the transaction ends. */
export const lockJudgedLink = (db: Executor, recruiterId: number, id: number) =>
  db
    .selectFrom('link')
    .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
    .select([
      'link.job_seeker_id',
      'link.verdict',
      'link.verdict_at',
      'link.told_verdict',
      'link.reply',
    ])
    .where('link.id', '=', id)
    .where('project_request.owner_id', '=', recruiterId)
    .where(isInSight(recruiterId))
    .forNoKeyUpdate('link')
    .executeTakeFirst()

type JudgedLink = NonNullable<Awaited<ReturnType<typeof lockJudgedLink>>>

/** A link without a verdict was never told of. */
export const setVerdict = (
  db: Executor,
  id: number,
  { verdict, reply, at }: { verdict: Verdict | null; reply: string; at: Date },
) =>
  db
    .updateTable('link')
    .set({ verdict, reply, verdict_at: verdict && at, ...(!verdict && { told_verdict: null }) })
    .where('id', '=', id)
    .execute()

/** What stands once a verdict is taken back: under a decline, a shortlisting that the job seeker knows of. */
export const verdictBelow = ({
  verdict,
  told_verdict,
}: Pick<JudgedLink, 'verdict' | 'told_verdict'>) => (verdict === 'DECLINED' ? told_verdict : null)

/** The two sides of a link; undefined when it was removed. */
export const findSides = (db: Executor, id: number) =>
  db
    .selectFrom('link')
    .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
    .select(['link.job_seeker_id', 'project_request.owner_id'])
    .where('link.id', '=', id)
    .executeTakeFirst()

/** A link with a verdict that its author is to be told of, locked until the transaction ends. */
export const lockUntoldLink = (db: Executor, id: number, toldUntil: Date) =>
  db
    .selectFrom('link')
    .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
    .select(['link.job_seeker_id', 'link.verdict', 'project_request.title'])
    .where('link.id', '=', id)
    .where('link.verdict_at', '<=', toldUntil)
    .where(sql<boolean>`link.verdict is distinct from link.told_verdict`)
    .where(isPairOpen(sql.ref('project_request.owner_id'), sql.ref('link.job_seeker_id')))
    .forNoKeyUpdate('link')
    .executeTakeFirst()

export const markTold = (db: Executor, id: number, verdict: Verdict) =>
  db.updateTable('link').set({ told_verdict: verdict }).where('id', '=', id).execute()
