import type { Document } from './document'
import { describePaths } from './operations'
import { describeRefusalAnswers } from './refusals'
import { describeSchemas } from './schemas'

const description = `Everything that Swipefolio's own pages do goes through these calls.

Log in to get a token and send it as \`Authorization: Bearer <token>\`. Bodies are JSON of at most 64 KiB unless a call says otherwise; fields that a call does not name are ignored. Ids are numbers that cannot be guessed or counted. Instants are UTC in ISO 8601.

A refusal is one sentence in plain text. Ask with \`Accept: application/problem+json\` for a problem document with a code and the fields that are wrong.`

/** The API as an OpenAPI document, made from the same table as its routes. */
export const describeApi = (): Document => ({
  openapi: '3.1.0',
  info: { title: 'Swipefolio API', version: '1.0.0', description },
  servers: [{ url: '/' }],
  tags: [
    { name: 'Auth', description: 'Signing up, logging in and out, and a new password.' },
    { name: 'Public', description: 'For anybody.' },
    { name: 'Job seeker', description: 'For job seekers, about what is their own.' },
    { name: 'Recruiter', description: 'For recruiters, about what is their own and the deck.' },
  ],
  paths: describePaths(),
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: describeSchemas(),
    headers: {
      NextCursor: {
        description: 'The `cursor` of the next part; missing after the last one.',
        schema: { type: 'string' },
      },
      RetryAfter: {
        description: 'After how many seconds to try again.',
        schema: { type: 'integer', minimum: 1 },
      },
    },
    responses: describeRefusalAnswers(),
  },
})
