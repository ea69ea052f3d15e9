import type { Executor } from '../foundation/db/database'
import { createDecision } from '../modules/decisions/repository'
import { demoDecisions } from './conversations'
import type { DemoPeople } from './seed-people'
import { daysBefore } from './when'

export async function seedDecisions(
  db: Executor,
  people: DemoPeople,
  projects: Map<string, number>,
  now: Date,
) {
  for (const { recruiter, title, status, daysAgo } of demoDecisions) {
    const made = await createDecision(db, {
      isQuiet: true,
      recruiterId: people[recruiter],
      projectId: projects.get(title) ?? 0,
      status,
      at: daysBefore(now, daysAgo),
    })
    if (made?.refusal) throw new Error(`The demo has ${made.refusal}: ${title}`)
  }
}
