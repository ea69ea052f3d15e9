import { msg } from '@swipefolio/shared/i18n'
import { notFound } from '../../foundation/http/errors'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import type { Services } from '../../foundation/services'
import { lockAccountsShared } from '../../people/accounts/account-locks'
import { announceToContact, makeContact } from '../contacts/make-contact'
import { sentences } from '../notifications/sentences'
import { isOwnProjectRequest } from '../project-requests/repository'
import { projectRequestRemoved } from '../project-requests/service'
import { presentLink, presentLinkOwner } from './present'
import { findReceivedLink, listReceivedLinks, lockReceivedLink, markRevealed } from './repository'
import { isTold } from './status'
import { setVerdict, verdictBelow } from './verdicts-repository'

export const linkRemoved = () => notFound(msg('This link was removed'))

/** The recruiter's side of links. */
export function linksService({ db, clock, events }: Services) {
  return {
    async list(recruiterId: number, projectRequestId: number, page: PageRequest) {
      const isOwn = await isOwnProjectRequest(db, recruiterId, projectRequestId)
      if (!isOwn) throw projectRequestRemoved()
      const at = clock()
      const links = await listReceivedLinks(db, recruiterId, projectRequestId, page)
      return links.map((link) => presentLink(link, at))
    },

    reveal: (recruiterId: number, id: number) =>
      db.transaction().execute(async (trx) => {
        const received = await findReceivedLink(trx, recruiterId, id)
        if (!received || !(await lockAccountsShared(trx, [recruiterId, received.author_id])))
          throw linkRemoved()
        const link = await lockReceivedLink(trx, recruiterId, id)
        if (!link) throw linkRemoved()
        if (!link.revealed_at) {
          await markRevealed(trx, id, clock())
          await publishToPeople(events, [recruiterId], { type: 'notification' }, trx)
        }
        if (link.verdict === 'DECLINED' && !isTold(link, clock()))
          await setVerdict(trx, id, { verdict: verdictBelow(link), reply: '', at: clock() })
        const { job_seeker_id: jobSeekerId, title: subject } = link
        const pair = { recruiterId, jobSeekerId, at: clock(), subject }
        const isNewContact = await makeContact(trx, events, {
          ...pair,
          sentence: sentences.CHAT.ownerRevealed,
        })
        if (!isNewContact && !link.revealed_at)
          await announceToContact(trx, events, { ...pair, sentence: sentences.CHAT.linkRevealed })
        const revealed = await findReceivedLink(trx, recruiterId, id)
        if (!revealed) throw linkRemoved()
        return presentLink(revealed, clock())
      }),

    async getOwner(recruiterId: number, id: number) {
      const link = await findReceivedLink(db, recruiterId, id)
      const owner = link && presentLinkOwner(link)
      if (!owner) throw notFound(msg('User details not found'))
      return owner
    },
  }
}
