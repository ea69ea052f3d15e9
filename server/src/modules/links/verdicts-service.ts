import type { CallBody, Verdict } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { checkReply, verdictDelaySeconds } from '@swipefolio/shared/rules'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { conflict } from '../../foundation/http/errors'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccountShared } from '../../people/accounts/account-locks'
import { removeNotificationsOfLink } from '../notifications/repository'
import { isOwnProjectRequest } from '../project-requests/repository'
import { projectRequestRemoved } from '../project-requests/service'
import { presentLink } from './present'
import { findReceivedLink } from './repository'
import { linkRemoved } from './service'
import { isTold } from './status'
import { lockJudgedLink, markSeen, setVerdict, verdictBelow } from './verdicts-repository'

type Judgement = CallBody<'PUT /api/recruiter/links/:id/verdict'>
type JudgedLink = NonNullable<Awaited<ReturnType<typeof lockJudgedLink>>>

const verdictDelay = verdictDelaySeconds * 1000

const isSame = (link: JudgedLink, verdict: Verdict | null, reply: string) =>
  link.verdict === verdict && link.reply === reply

/** What a recruiter says of links before they reveal anybody. */
export function verdictsService({ db, clock, events, outbox }: Services) {
  function refuse(link: JudgedLink, { was }: Judgement) {
    if (link.verdict === 'DECLINED' && isTold(link, clock())) {
      throw conflict(msg('The job seeker has been told of your answer already'))
    }
    if (was !== undefined && was !== link.verdict) {
      throw conflict(msg('You answered this link in another window'))
    }
  }

  return {
    async see(recruiterId: number, projectRequestId: number, linkIds: number[]) {
      const isOwn = await isOwnProjectRequest(db, recruiterId, projectRequestId)
      if (!isOwn) throw projectRequestRemoved()
      const jobSeekerIds = await markSeen(db, projectRequestId, { linkIds, at: clock() })
      const told = jobSeekerIds.length > 0 ? [recruiterId, ...jobSeekerIds] : []
      await publishToPeople(events, told, { type: 'notification' })
    },

    judge: (recruiterId: number, id: number, judgement: Judgement) =>
      db.transaction().execute(async (trx) => {
        requireValid(checkReply(judgement))
        const reply = judgement.verdict === 'DECLINED' ? (judgement.reply?.trim() ?? '') : ''
        await lockOwnAccountShared(trx, recruiterId)
        const link = await lockJudgedLink(trx, recruiterId, id)
        if (!link) throw linkRemoved()
        if (!isSame(link, judgement.verdict, reply)) {
          refuse(link, judgement)
          const verdict = judgement.verdict ?? verdictBelow(link)
          await setVerdict(trx, id, { verdict, reply, at: clock() })
          if (verdict) await outbox.add(trx, 'verdict', { linkId: id }, verdictDelay)
          if (!verdict && link.told_verdict) {
            await removeNotificationsOfLink(trx, id)
            await publishToPeople(events, [link.job_seeker_id], { type: 'notification' }, trx)
          }
          await publishToPeople(events, [recruiterId], { type: 'notification' }, trx)
        }
        const judged = await findReceivedLink(trx, recruiterId, id)
        if (!judged) throw linkRemoved()
        return presentLink(judged, clock())
      }),
  }
}
