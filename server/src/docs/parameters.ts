import {
  type Call,
  type CallName,
  type calls,
  type ParamsOf,
  type QueryOf,
} from '@swipefolio/shared/contract'
import type { JsonSchema, Parameter } from './document'
import { schemaReference } from './schemas'

type Calls = typeof calls
type NamesOf<T> = T extends undefined ? never : keyof T
type ParameterName = {
  [N in CallName]: NamesOf<ParamsOf<Calls[N]>> | NamesOf<QueryOf<Calls[N]>>
}[CallName]

interface Meaning {
  description: string
  schema?: JsonSchema
}

const text: JsonSchema = { type: 'string' }
const count: JsonSchema = { type: 'integer', minimum: 1 }
const anId: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

const meanings = {
  email: { description: 'The email address of the account.' },
  password: {
    description: 'The password of the account. Prefer the call that takes it in a body.',
  },
  code: { description: 'The eight digits that were mailed; here or in the body.' },
  isRecruiter: {
    description: 'Whether the account is a recruiter’s; here or in the body.',
    schema: { type: 'string', enum: ['true', 'false'] },
  },
  id: { description: '', schema: anId },
  chatId: { description: 'The id of the chat.', schema: anId },
  limit: { description: 'How many items are wanted at most.', schema: count },
  cursor: { description: 'Where to go on: the `next-cursor` header of the part before.' },
  search: { description: 'A text that the items contain, in upper or lower case.' },
  tech: {
    description:
      'Only projects with one of these technologies: at most 20 ids, separated by commas.',
  },
  likedStatus: {
    description: 'The decision.',
    schema: schemaReference('DecisionStatus'),
  },
  gitHubLink: {
    description:
      'The address of the repository, starting with https://github.com/; here or in the body.',
  },
  repoUrl: {
    description: 'The address of a public repository, starting with https://github.com/.',
  },
  message: { description: 'The text, at most 4,000 characters; here or in the body.' },
  clientKey: {
    description:
      'A key of your own, at most 100 characters: sent again, the message is stored once.',
  },
  before: { description: 'Only messages with a smaller `seq`.', schema: count },
} satisfies Record<ParameterName, Meaning>

const ids: [inPath: RegExp, thing: string][] = [
  [/ai-reviews/, 'review'],
  [/revealLinkOwner|revealed-user/, 'link'],
  [/user-with-projects/, 'job seeker'],
  [/notifications/, 'notification'],
  [/project-?requests?/i, 'project request'],
  [/projects/, 'project'],
]

/** The thing whose id stands in a path. */
export const thingIn = (path: string) => ids.find(([inPath]) => inPath.test(path))?.[1] ?? 'item'

const required = new Set(['likedStatus'])

export function describeParameters(path: string, { params, query }: Call): Parameter[] {
  const describe = (name: string, place: Parameter['in']): Parameter => {
    const { description, schema = text }: Meaning = meanings[name as ParameterName]
    return {
      name,
      in: place,
      required: place === 'path' || required.has(name),
      description: name === 'id' ? `The id of the ${thingIn(path)}.` : description,
      schema,
    }
  }
  return [
    ...propertiesOf(params).map((name) => describe(name, 'path')),
    ...propertiesOf(query).map((name) => describe(name, 'query')),
  ]
}

const propertiesOf = (schema: JsonSchema = {}) => Object.keys(schema.properties ?? {})
