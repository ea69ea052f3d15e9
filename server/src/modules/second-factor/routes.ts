import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { secondFactorService } from './service'

export function secondFactorModule(app: FastifyInstance, services: Services) {
  const service = secondFactorService(services)

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `GET /api/${side}/second-factor`, ({ person }) => service.get(person))
    route(app, `POST /api/${side}/second-factor`, ({ person }) => service.setUp(person))
    route(app, `PUT /api/${side}/second-factor`, ({ person, body, origin }) =>
      service.turnOn(person, body, origin),
    )
    route(app, `DELETE /api/${side}/second-factor`, ({ person, body, origin }) =>
      service.turnOff(person, body, origin),
    )
    route(app, `PUT /api/${side}/second-factor/recovery-codes`, ({ person, body, origin }) =>
      service.renewRecoveryCodes(person, body, origin),
    )
  }
}
