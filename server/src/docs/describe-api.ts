import swagger, { type SwaggerTransform } from '@fastify/swagger'
import { type Call, calls, Problem, routesBesideCalls } from '@swipefolio/shared/contract'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { describeCall } from './describe-call'
import type { Document } from './document'
import { describeRefusalAnswers, describeRefusals } from './refusals'
import { createSchemas } from './schemas'

const description = `Everything that Swipefolio's own pages do goes through these calls.

Log in to get a token and send it as \`Authorization: Bearer <token>\`. Bodies are JSON of at most 64 KiB unless a call says otherwise; fields that a call does not name are ignored. Ids are numbers that cannot be guessed or counted. Instants are UTC in ISO 8601.

A refusal is one sentence in plain text. Ask with \`Accept: application/problem+json\` for a problem document with a code and the fields that are wrong.`

const described: Record<string, Call> = { ...calls, ...routesBesideCalls }

/**
 * Describes every route that is registered from now on, if the contract knows it; answers how to get the document.
 */
export function describeApi(app: FastifyInstance): () => Document {
  const schemas = createSchemas()

  const transform: SwaggerTransform = ({ url, route }) => {
    const name = `${String(route.method)} ${url}`
    const call = described[name]
    return { url, schema: call ? describeCall(name, call, schemas) : { hide: true } }
  }

  /** What the plugin has no words for: refusals that are components, and bodies that may be missing. */
  const complete = (api: Document): Document => {
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const name = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
        const call = described[name]
        if (!call) continue
        Object.assign(operation.responses, describeRefusals(name, call))
        if (operation.requestBody && call.body) {
          operation.requestBody.required = !Type.IsOptional(call.body)
        }
      }
    }
    const responses = describeRefusalAnswers(schemas.describe(Problem))
    return { ...api, components: { ...api.components, schemas: schemas.components, responses } }
  }

  void app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Swipefolio API', version: '1.0.0', description },
      servers: [{ url: '/' }],
      tags: [
        { name: 'Auth', description: 'Signing up, logging in and out, and a new password.' },
        { name: 'Public', description: 'For anybody.' },
        { name: 'Job seeker', description: 'For job seekers, about what is their own.' },
        { name: 'Recruiter', description: 'For recruiters, about what is their own and the deck.' },
      ],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description:
              'Checked as RFC8725 demands: one algorithm, issuer, audience, expiry, and a session that has not ended.',
          },
        },
      },
    },
    transform,
  })
  let api: Document | undefined
  return () => (api ??= complete(app.swagger() as Document))
}
