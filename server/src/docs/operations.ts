import { type Call, type CallName, calls } from '@swipefolio/shared/contract'
import Type from 'typebox'
import type { Answer, JsonSchema, Operation } from './document'
import { describeParameters } from './parameters'
import { describeRefusals, refer } from './refusals'
import { describeSchema, schemaReference } from './schemas'
import { unsubscribePath } from './unsubscribe'

const signedIn = [{ token: [] as never[] }]
const signedInOrNot = [...signedIn, {}]

function securityOf({ access, readsToken }: Call): Operation['security'] {
  if (readsToken) return signedInOrNot
  return access === 'public' ? [] : signedIn
}

const isPaged = ({ query }: Call) => hasProperty(query, 'cursor')
const hasProperty = (schema: JsonSchema = {}, name: string) => name in (schema.properties ?? {})

const paging =
  'Answers everything, or at most `limit` items (200 at most): then the `next-cursor` header leads on while more follow.'

/** The tag of a call: whom it serves. */
function tagOf(path: string) {
  if (path.startsWith('/api/auth/')) return 'Auth'
  if (path.startsWith('/api/user/')) return 'Job seeker'
  return path.startsWith('/api/recruiter/') ? 'Recruiter' : 'Public'
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `GET /api/user/projects/:id/technologies`: getUserProjectsByIdTechnologies. */
const operationIdOf = (method: string, path: string) =>
  method.toLowerCase() +
  path
    .replace('/api/', '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[/-]/)
    .map(capitalise)
    .join('')

function describeAnswers(call: Call): Record<string, Answer> {
  const { response } = call
  const { $id } = response as { $id?: string }
  if ($id === 'Text' || $id === 'EventStream') {
    const content: Answer['content'] =
      $id === 'Text'
        ? { 'text/plain': { schema: { type: 'string' } } }
        : { 'text/event-stream': { schema: schemaReference('LiveEvent') } }
    return { 200: { description: 'Done', content } }
  }
  const choices = (response as { anyOf?: JsonSchema[] }).anyOf ?? []
  const given = choices.filter(({ type }) => type !== 'null')
  const hasNothing = given.length < choices.length
  const schema = hasNothing ? { anyOf: given.map(describeSchema) } : describeSchema(response)
  return {
    200: {
      description: 'Done',
      ...(isPaged(call) && {
        headers: { 'next-cursor': { $ref: '#/components/headers/NextCursor' } },
      }),
      content: { 'application/json': { schema } },
    },
    ...(hasNothing && { 204: { description: 'There is nothing' } }),
  }
}

function describeBody({ body, rawBody }: Call): Pick<Operation, 'requestBody'> {
  if (rawBody) {
    const content = Object.fromEntries(rawBody.map((type) => [type, { schema: {} }]))
    return { requestBody: { required: true, content } }
  }
  if (!body) return {}
  const content = { 'application/json': { schema: describeSchema(body) } }
  return { requestBody: { required: !Type.IsOptional(body), content } }
}

function describeCall(name: CallName): Operation {
  const call: Call = calls[name]
  const [method = '', path = ''] = name.split(' ')
  const description = [call.notes, isPaged(call) && paging].filter(Boolean).join(' ')
  const parameters = describeParameters(call)
  return {
    operationId: operationIdOf(method, path),
    tags: [tagOf(path)],
    summary: call.summary,
    ...(description && { description }),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...describeBody(call),
    responses: { ...describeAnswers(call), ...describeRefusals(name, call) },
  }
}

/** An image is a file and no call of the contract. */
const imageFile: Operation = {
  operationId: 'getImage',
  tags: ['Public'],
  summary: 'Read an uploaded image',
  description: 'An address never answers another image: keep it as long as you like.',
  security: [],
  parameters: [
    {
      name: 'name',
      in: 'path',
      required: true,
      description: 'The file’s name, as the upload answered it.',
      schema: { type: 'string', pattern: String.raw`^[\w-]{22}\.webp$` },
    },
  ],
  responses: {
    200: { description: 'Done', content: { 'image/webp': { schema: {} } } },
    ...refer(['not-found', 'too-many-requests', 'unavailable']),
  },
}

/** Every call by path and method. */
export function describePaths(): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const name of Object.keys(calls) as CallName[]) {
    const [method = '', pattern = ''] = name.split(' ')
    const path = pattern.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(name) }
  }
  return {
    ...paths,
    '/api/images/{name}': { get: imageFile },
    '/api/mail/unsubscribe/{token}': unsubscribePath,
  }
}
