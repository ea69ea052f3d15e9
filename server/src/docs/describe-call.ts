import type { Call } from '@swipefolio/shared/contract'
import type { FastifySchema } from 'fastify'
import type { JsonSchema } from './document'
import type { Schemas } from './schemas'

/** A parameter's schema in the contract: `means` is narrower than what the check lets through. */
interface ParameterSchema extends JsonSchema {
  description?: string
  means?: JsonSchema
  isNeeded?: true
}

const paging =
  'Answers everything, or at most `limit` items (200 at most): then the `next-cursor` header leads on while more follow.'

/** As the list's query says; a `limit` allows 200. */
const mostItems = 1000

const nextCursor = {
  description: 'The `cursor` of the next page; missing after the last one.',
  type: 'string',
}

const signedIn = [{ token: [] }]

/** A call of the contract in the words of the OpenAPI plugin. */
export function describeCall(name: string, call: Call, schemas: Schemas): FastifySchema {
  const { summary, notes, access, readsToken, params, query, headers, body, rawBody } = call
  const isPaged = 'cursor' in propertiesOf(query)
  const path = name.split(' ')[1] ?? ''
  return {
    operationId: operationIdOf(name),
    tags: [tagOf(path)],
    summary,
    description: [notes, isPaged && paging].filter(Boolean).join(' '),
    security: readsToken ? [...signedIn, {}] : access === 'public' ? [] : signedIn,
    ...(params && { params: describeParameters(params, schemas) }),
    ...(query && { querystring: describeParameters(query, schemas) }),
    ...(headers && { headers: describeParameters(headers, schemas) }),
    ...(body && { body: schemas.describe(body) }),
    ...(rawBody && { body: {}, consumes: rawBody }),
    response: describeAnswers(call, isPaged, schemas),
  }
}

/** `GET /api/user/projects/:id/technologies`: getUserProjectsByIdTechnologies. */
const operationIdOf = (name: string) =>
  name
    .replace(/^(\w+) \/api/, (_, method: string) => method.toLowerCase())
    .replace(/:/g, 'by-')
    .replace(/[/-](\w)/g, (_, start: string) => start.toUpperCase())

/** The tag of a call: whom it serves. */
function tagOf(path: string) {
  if (path.startsWith('/api/auth/')) return 'Auth'
  if (path.startsWith('/api/user/')) return 'Job seeker'
  return path.startsWith('/api/recruiter/') ? 'Recruiter' : 'Public'
}

const propertiesOf = ({ properties = {} }: JsonSchema = {}): Record<string, ParameterSchema> =>
  properties

function describeParameters(parameters: JsonSchema, { spellOut }: Schemas): JsonSchema {
  const entries = Object.entries(propertiesOf(parameters))
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, schema]) => [
        name,
        // The plugin drops what is beside a reference.
        { ...spellOut(schema.means ?? schema), description: schema.description },
      ]),
    ),
    required: entries.flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : [])),
  }
}

function describeAnswers({ response }: Call, isPaged: boolean, { describe }: Schemas) {
  const { contentMediaType = 'application/json', means = response } = response as {
    contentMediaType?: string
    means?: JsonSchema
  }
  const choices: JsonSchema[] | undefined = (response as JsonSchema).anyOf
  const given = choices?.filter(({ type }) => type !== 'null')
  const isMaybeNothing = given && given.length < (choices?.length ?? 0)
  const whole = isMaybeNothing ? { anyOf: given.map(describe) } : describe(means)
  const schema = isPaged && whole.items ? { ...whole, maxItems: mostItems } : whole
  return {
    200: {
      description: 'Done',
      ...(isPaged && { headers: { 'next-cursor': nextCursor } }),
      content: { [contentMediaType]: { schema } },
    },
    ...(isMaybeNothing && { 204: { type: 'null', description: 'There is nothing' } }),
  }
}
