import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { arrivalsOfJobSeeker, arrivalsOfRecruiter, countArrivals } from './repository'
import { trendDays } from './trend-days'

export function statsModule(app: FastifyInstance, { db, clock }: Services) {
  route(app, 'GET /api/user/dashboard-stats', ({ person }) =>
    countArrivals(db, arrivalsOfJobSeeker(db, person.id), trendDays(clock())),
  )

  route(app, 'GET /api/recruiter/dashboard-stats', ({ person }) =>
    countArrivals(db, arrivalsOfRecruiter(db, person.id), trendDays(clock())),
  )
}
