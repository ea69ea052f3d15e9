import type { Executor } from '../foundation/db/database'
import type { Events } from '../foundation/events/events'
import { makeContact } from '../modules/contacts/make-contact'
import { createLink, markRevealed } from '../modules/links/repository'
import { markSeen, markTold, setVerdict } from '../modules/links/verdicts-repository'
import { createNotification } from '../modules/notifications/repository'
import { sentences } from '../modules/notifications/sentences'
import { createBookmark } from '../modules/project-requests/bookmarks-repository'
import {
  createProjectRequest,
  replaceRequestTechnologies,
} from '../modules/project-requests/repository'
import { type DemoRequest, demoRequests } from './requests'
import type { DemoPeople } from './seed-people'
import { readTechnologies } from './technologies'
import { daysBefore } from './when'

export async function seedRequests(db: Executor, events: Events, people: DemoPeople, now: Date) {
  const idsOf = await readTechnologies(db)
  for (const request of demoRequests) {
    const id = await createProjectRequest(db, {
      owner_id: people[request.owner],
      title: request.title,
      mission: request.mission,
      position_offer: request.positionOffer,
      end_date: daysBefore(now, -request.endsIn).toISOString().slice(0, 10),
      place: request.place,
      reward: request.reward,
      created_at: daysBefore(now, request.daysAgo),
    })
    await replaceRequestTechnologies(db, id, idsOf(request.technologies))
    for (const who of request.savedBy ?? []) {
      await createBookmark(db, { jobSeekerId: people[who], requestId: id, at: now })
    }
    await seedLinks(db, events, people, request, id, now)
  }
}

async function seedLinks(
  db: Executor,
  events: Events,
  people: DemoPeople,
  request: DemoRequest,
  projectRequestId: number,
  now: Date,
) {
  const recruiterId = people[request.owner]
  for (const {
    from,
    repository,
    note,
    daysAgo,
    isRevealed,
    verdict,
    reply = '',
  } of request.links) {
    const jobSeekerId = people[from]
    const at = daysBefore(now, daysAgo)
    const sent = { projectRequestId, jobSeekerId, gitHubLink: repository, note, at }
    const linkId = await createLink(db, sent)
    await createNotification(db, events, {
      isQuiet: true,
      accountId: recruiterId,
      type: 'LINK',
      referenceId: projectRequestId,
      message: sentences.LINK.linkSubmitted(request.title),
      at,
    })
    const judgedAt = daysBefore(now, daysAgo - 1)
    if (linkId && verdict) {
      await markSeen(db, projectRequestId, { linkIds: [linkId], at: judgedAt })
      await setVerdict(db, linkId, { verdict, reply, at: judgedAt })
      await markTold(db, linkId, verdict)
    }
    if (!linkId || !isRevealed) continue
    await markRevealed(db, linkId, judgedAt)
    await makeContact(db, events, {
      isQuiet: true,
      recruiterId,
      jobSeekerId,
      at: judgedAt,
      sentence: sentences.CHAT.ownerRevealed,
      subject: request.title,
    })
  }
}
