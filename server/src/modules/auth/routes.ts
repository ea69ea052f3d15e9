import type { Role } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../foundation/http/errors'
import { type CallRequest, parseId, route, WithHeaders } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { recordAccountEvent } from '../../people/account-events/account-events'
import { type Credentials, createLogin } from './login'
import { createPasswordReset } from './password-reset'
import { bringLanguage, languageOfBrowser } from '../../people/accounts/language'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import { createRegistration } from './registration'
import { endSession } from '../../people/sessions/sessions'
import { createTokenReader } from '../../people/sessions/tokens'

export function authModule(app: FastifyInstance, services: Services): void {
  const limits = createRateLimits(services)
  const logIn = createLogin(services, limits)
  const registration = createRegistration(services, limits)
  const reset = createPasswordReset(services, limits)
  const readToken = createTokenReader(services)

  const refuseUnlessAllowed = () => {
    if (!services.config.queryCredentials) {
      throw new ApiError(
        'method-not-allowed',
        msg('Email and password are not accepted in an address'),
      )
    }
  }
  const logInAs = async (
    role: Role,
    credentials: Credentials,
    { headers, origin }: Pick<CallRequest<'POST /api/auth/userlogin'>, 'headers' | 'origin'>,
  ) => {
    const { token, language } = await logIn(role, credentials, origin)
    return new WithHeaders(token, bringLanguage(services.config, headers, language))
  }
  for (const [side, role] of [
    ['user', 'jobseeker'],
    ['recruiter', 'recruiter'],
  ] as const) {
    route(app, `GET /api/auth/${side}login`, (request) => {
      refuseUnlessAllowed()
      return logInAs(role, request.query, request)
    })
    route(app, `POST /api/auth/${side}login`, (request) => logInAs(role, request.body, request))
  }

  route(app, 'POST /api/auth/logout', async ({ headers, origin }) => {
    const person = readToken(headers)
    if (person && (await endSession(services, person))) {
      const { id: accountId } = person
      await recordAccountEvent(services, services.db, { accountId, type: 'session-ended', origin })
    }
    return 'Logged out'
  })

  route(app, 'POST /api/auth/request-register', async ({ body, headers, ip }) => {
    const language = languageOfBrowser(headers)
    const { answer, pendingId } = await registration.request(body, language, ip)
    return new WithHeaders(answer, { 'registration-id': String(pendingId) })
  })
  route(app, 'POST /api/auth/resend-code', ({ body, ip }) => registration.resendCode(body, ip))
  route(app, 'POST /api/auth/verify-request/:email', ({ params, query, body, ip }) =>
    registration.verify(
      {
        email: params.email,
        code: query.code ?? body?.code,
        registrationId:
          query.registrationId === undefined ? body?.registrationId : parseId(query.registrationId),
      },
      ip,
    ),
  )

  route(app, 'POST /api/auth/send-code-to-reset-password', async (request) => {
    const { answer, resetId } = await reset.sendCode(resetRequest(request), request.ip)
    return new WithHeaders(answer, { 'reset-id': resetId })
  })
  route(app, 'POST /api/auth/verify-password-reset', ({ body, origin }) =>
    reset.verify(body, origin),
  )
}

const resetRequest = ({
  query,
  body,
}: CallRequest<'POST /api/auth/send-code-to-reset-password'>) => ({
  email: query.email ?? body?.email,
  isRecruiter: query.isRecruiter ?? body?.isRecruiter,
})
