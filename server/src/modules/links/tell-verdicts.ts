import type { Verdict } from '@swipefolio/shared/contract'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import type { Senders } from '../../foundation/mail/mail'
import type { Services } from '../../foundation/services'
import { lockAccountsShared } from '../../people/accounts/account-locks'
import { createNotification, removeNotificationsOfLink } from '../notifications/repository'
import { sentences } from '../notifications/sentences'
import { toldUntil } from './status'
import { findSides, lockUntoldLink, markTold } from './verdicts-repository'

declare module '../../foundation/mail/mail' {
  interface OtherJobs {
    /** A verdict that the job seeker is told of, unless the recruiter has taken it back. */
    verdict: { linkId: number }
  }
}

const sentenceOf = {
  SHORTLISTED: sentences.SUBMISSION.shortlisted,
  DECLINED: sentences.SUBMISSION.declined,
} satisfies Record<Verdict, (request: string) => string>

/** Notifies a job seeker of the verdict on their link once it can no longer be taken back. */
export function tellVerdicts({
  db,
  clock,
  events,
}: Pick<Services, 'db' | 'clock' | 'events'>): Pick<Senders, 'verdict'> {
  return {
    verdict: {
      subject: 'The news of a verdict',
      lifetime: 24 * 60 * 60_000,
      send: ({ linkId }) =>
        db.transaction().execute(async (trx) => {
          const sides = await findSides(trx, linkId)
          if (!sides) return false
          const { owner_id: recruiterId, job_seeker_id: accountId } = sides
          if (!(await lockAccountsShared(trx, [recruiterId, accountId]))) return false
          const at = clock()
          const link = await lockUntoldLink(trx, linkId, toldUntil(at))
          if (!link?.verdict) return false
          await markTold(trx, linkId, link.verdict)
          await removeNotificationsOfLink(trx, linkId)
          await createNotification(trx, events, {
            accountId,
            type: 'SUBMISSION',
            referenceId: linkId,
            message: sentenceOf[link.verdict](link.title),
            at,
          })
          await publishToPeople(events, [recruiterId], { type: 'notification' }, trx)
          return true
        }),
    },
  }
}
