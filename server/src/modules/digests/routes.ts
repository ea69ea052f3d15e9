import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../foundation/http/errors'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { translatorFor } from '../../i18n/translator'
import { findLanguage } from '../../people/accounts/language'
import { digestsService } from './service'
import { askingPage, donePage, unsubscribePolicy } from './unsubscribe-page'
import { readUnsubscribeToken } from '../../foundation/mail/unsubscribe-link'

interface Link {
  Params: { token: string }
}

/** The one-click request of a mail program (RFC 8058) and the page's form. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

export function digestsModule(app: FastifyInstance, services: Services) {
  const digests = digestsService(services)

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `GET /api/${side}/mail-preferences`, ({ person }) => digests.get(person.id))

    route(app, `PUT /api/${side}/mail-preferences`, ({ person, body }) =>
      digests.update(person.id, body),
    )
  }

  const accountOf = ({ params }: FastifyRequest<Link>) => {
    const accountId = readUnsubscribeToken(services.config, params.token)
    if (accountId === undefined) throw notFound()
    return accountId
  }
  const show = (reply: FastifyReply, page: string) =>
    reply
      .header('content-security-policy', unsubscribePolicy)
      .type('text/html; charset=utf-8')
      .send(page)

  const translatorOf = async (accountId: number) =>
    translatorFor(await findLanguage(services.db, accountId))

  app.get<Link>('/api/mail/unsubscribe/:token', async (request, reply) =>
    show(reply, askingPage(await translatorOf(accountOf(request)))),
  )

  app.post<Link>(
    '/api/mail/unsubscribe/:token',
    { config: { rawBody: formTypes } },
    async (request, reply) => {
      const accountId = accountOf(request)
      await digests.stopAll(accountId)
      return show(reply, donePage(await translatorOf(accountId)))
    },
  )
}
