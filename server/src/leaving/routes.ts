import type { FastifyInstance } from 'fastify'
import { route } from '../foundation/http/route'
import type { Services } from '../foundation/services'
import { createRateLimits } from '../people/rate-limits/rate-limits'
import { recordAccountEvent } from '../people/account-events/account-events'
import { deletionService } from './deletion-service'
import { exportData } from './export'

/** An export rests between its parts, waits for another one of the person, and is read over slow lines. */
const handlerTimeout = 600_000
const asFile = { 'content-disposition': 'attachment; filename="swipefolio-export.json"' }

export function accountsModule(app: FastifyInstance, services: Services) {
  const deletion = deletionService(services)
  const limits = createRateLimits(services)

  for (const side of ['user', 'recruiter'] as const) {
    route(
      app,
      `GET /api/${side}/export`,
      async ({ person, origin }) => {
        const { id: accountId } = person
        await limits.consume('exportsInMinute', String(accountId))
        await limits.consume('exportsOfPerson', String(accountId))
        await recordAccountEvent(services, services.db, { accountId, type: 'exported', origin })
        return exportData(services, person)
      },
      { headers: asFile, handlerTimeout },
    )

    route(app, `DELETE /api/${side}/account`, async ({ person, body, origin }) => {
      await deletion.remove(person, body, origin)
      return 'Account deleted'
    })
  }
}
