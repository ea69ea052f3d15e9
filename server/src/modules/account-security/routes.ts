import { msg } from '@swipefolio/shared/i18n'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../foundation/http/errors'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { listAccountEvents, recordAccountEvent } from '../../people/account-events/account-events'
import { presentAccountEvent } from '../../people/account-events/present'
import { endOtherSessions, endSession, listSessions } from '../../people/sessions/sessions'
import { presentSession } from './present'

/** Where a person is logged in, and what happened to their account. */
export function accountSecurityModule(app: FastifyInstance, services: Services) {
  const { db } = services

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `GET /api/${side}/sessions`, async ({ person }) =>
      (await listSessions(services, person.id)).map((row) => presentSession(row, person)),
    )

    route(app, `DELETE /api/${side}/sessions/:id`, async ({ params, person, origin }) => {
      const sessionId = parseId(params.id)
      if (!(await endSession(services, { id: person.id, sessionId }))) {
        throw notFound(msg('Session not found'))
      }
      await recordAccountEvent(services, db, {
        accountId: person.id,
        type: 'session-ended',
        origin,
      })
      return 'Session ended'
    })

    route(app, `DELETE /api/${side}/sessions`, async ({ person, origin }) => {
      await db.transaction().execute(async (trx) => {
        await endOtherSessions(services, trx, person.id, person.sessionId)
        const type = 'other-sessions-ended'
        await recordAccountEvent(services, trx, { accountId: person.id, type, origin })
      })
      return 'All other sessions were ended'
    })

    route(app, `GET /api/${side}/account-events`, async ({ person }) =>
      (await listAccountEvents(db, person.id)).map(presentAccountEvent),
    )
  }
}
