import type { FastifyInstance } from 'fastify'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { passkeyService } from './passkey-service'
import { secondFactorService } from './service'

export function secondFactorModule(app: FastifyInstance, services: Services) {
  const service = secondFactorService(services)
  const passkeys = passkeyService(services)

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
    route(app, `POST /api/${side}/second-factor/passkey-options`, ({ person, origin }) =>
      passkeys.makeOptions(person, origin),
    )
    route(app, `POST /api/${side}/passkeys/options`, ({ person, body, origin }) =>
      passkeys.start(person, body, origin),
    )
    route(app, `POST /api/${side}/passkeys`, ({ person, body, origin }) =>
      passkeys.add(person, body, origin),
    )
    route(app, `DELETE /api/${side}/passkeys/:id`, ({ person, params, body, origin }) =>
      passkeys.remove(person, parseId(params.id), body, origin),
    )
  }
}
