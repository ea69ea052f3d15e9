import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route'
import type { Services } from '../../services'
import { countForJobSeeker, countForRecruiter } from './repository'

export function statsModule(app: FastifyInstance, { db }: Services) {
  route(app, 'GET /api/user/dashboard-stats', async ({ person }) => {
    const counts = await countForJobSeeker(db, person.id)
    return {
      projectsCount: counts.projects ?? 0,
      projectsLikes: counts.likes ?? 0,
      contacts: counts.contacts ?? 0,
      projectsSaved: counts.saves ?? 0,
    }
  })

  route(app, 'GET /api/recruiter/dashboard-stats', async ({ person }) => {
    const counts = await countForRecruiter(db, person.id)
    return {
      projectsLiked: counts.likes ?? 0,
      projectsSaved: counts.saves ?? 0,
      contacts: counts.contacts ?? 0,
      linksReceived: counts.links ?? 0,
    }
  })
}
