import type { Executor } from '../foundation/db/database'
import type { Events } from '../foundation/events/events'
import { makeContact } from '../modules/contacts/make-contact'
import { holdProject, recordDecision } from '../modules/decisions/repository'
import { sentences } from '../modules/notifications/sentences'
import { demoDecisions } from './conversations'
import type { DemoPeople } from './seed-people'
import { daysBefore } from './when'

export async function seedDecisions(
  db: Executor,
  events: Events,
  people: DemoPeople,
  projects: Map<string, number>,
  now: Date,
) {
  for (const { recruiter, title, status, daysAgo } of demoDecisions) {
    const project = await holdProject(db, projects.get(title) ?? 0)
    if (!project) throw new Error(`The demo has no project ${title}`)
    const at = daysBefore(now, daysAgo)
    const recruiterId = people[recruiter]
    await recordDecision(db, { recruiterId, projectId: project.id, status, at })
    if (status !== 'LIKED') continue
    await makeContact(db, events, {
      isQuiet: true,
      recruiterId,
      jobSeekerId: project.owner_id,
      at,
      announce: (name) => sentences.CHAT.projectLiked(name, title),
    })
  }
}
