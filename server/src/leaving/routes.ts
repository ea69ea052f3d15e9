import type { FastifyInstance } from 'fastify'
import { route } from '../foundation/http/route'
import type { Services } from '../foundation/services'
import { deletionService } from './deletion-service'
import { exportData } from './export'

const asFile = { 'content-disposition': 'attachment; filename="swipefolio-export.json"' }

export function accountsModule(app: FastifyInstance, services: Services) {
  const deletion = deletionService(services)

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `GET /api/${side}/export`, ({ person }) => exportData(services, person), {
      headers: asFile,
    })

    route(app, `DELETE /api/${side}/account`, async ({ person, body, ip }) => {
      await deletion.remove(person, body.password ?? '', ip)
      return 'Account deleted'
    })
  }
}
