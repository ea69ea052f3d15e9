import type { SubmissionStatus } from '@swipefolio/shared/contract'
import { verdictDelaySeconds } from '@swipefolio/shared/rules'
import type { Selectable } from 'kysely'
import type { LinkTable } from '../../foundation/db/project-request-tables'

export type JudgedLink = Pick<
  Selectable<LinkTable>,
  'created_at' | 'seen_at' | 'verdict' | 'verdict_at' | 'told_verdict' | 'revealed_at'
>

/** Verdicts of this time or before are told. */
export const toldUntil = (now: Date) => new Date(now.getTime() - verdictDelaySeconds * 1000)

/** Whether a verdict stands that the job seeker may know of. */
export const isTold = ({ verdict_at }: Pick<JudgedLink, 'verdict_at'>, now: Date) =>
  verdict_at !== null && verdict_at <= toldUntil(now)

/** How long a verdict can be taken back before the job seeker is told, in whole seconds. */
export const secondsToUndo = ({ verdict_at }: Pick<JudgedLink, 'verdict_at'>, now: Date) =>
  verdict_at ? Math.max(0, Math.ceil((verdict_at.getTime() - toldUntil(now).getTime()) / 1000)) : 0

/** What became of a link as its author may know it, and since when. A decline after a reveal counts, a shortlisting does not. */
export function statusOf(link: JudgedLink, now: Date): { status: SubmissionStatus; at: Date } {
  const { created_at, seen_at, verdict, verdict_at, told_verdict, revealed_at } = link
  const told = isTold(link, now) ? verdict_at : null
  if (told && verdict === 'DECLINED' && (!revealed_at || told > revealed_at)) {
    return { status: 'DECLINED', at: told }
  }
  if (revealed_at) return { status: 'REVEALED', at: revealed_at }
  if (told && verdict === 'SHORTLISTED') return { status: 'SHORTLISTED', at: told }
  const known = seen_at ?? created_at
  // Until a decline is told, it stays what the job seeker knows.
  if (told_verdict === 'SHORTLISTED') return { status: 'SHORTLISTED', at: known }
  return { status: seen_at ? 'SEEN' : 'SENT', at: known }
}
