import type { Executor } from '../foundation/db/database'
import type { Events } from '../foundation/events/events'
import { makeContact } from '../modules/contacts/make-contact'
import { createLink, markRevealed } from '../modules/links/repository'
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
  for (const { from, repository, daysAgo, isRevealed } of request.links) {
    const jobSeekerId = people[from]
    const at = daysBefore(now, daysAgo)
    const sent = { projectRequestId, jobSeekerId, gitHubLink: repository, at }
    const link = await createLink(db, sent)
    await createNotification(db, events, {
      isQuiet: true,
      accountId: recruiterId,
      type: 'LINK',
      referenceId: projectRequestId,
      message: sentences.LINK.linkSubmitted(request.title),
      at,
    })
    if (!link || !isRevealed) continue
    const revealedAt = daysBefore(now, daysAgo - 1)
    await markRevealed(db, link.id, revealedAt)
    await makeContact(db, events, {
      isQuiet: true,
      recruiterId,
      jobSeekerId,
      at: revealedAt,
      sentence: sentences.CHAT.ownerRevealed,
      subject: request.title,
    })
  }
}
