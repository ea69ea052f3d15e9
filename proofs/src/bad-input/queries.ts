import { callNames, queryKeys } from '../matrix/contract'
import { isRead } from '../matrix/rows'
import { actorOf, type BadInput } from './rows'
import { absentInput, validInput } from './valid-input'

const repeated = callNames.flatMap((call) =>
  queryKeys(call).map((key): BadInput => ({
    ...absentInput(call),
    call,
    what: `${key} twice in the query`,
    as: actorOf(call),
    query: undefined,
    search: `${key}=1&${key}=2`,
    status: 400,
    says: `The field ${key} is missing or not valid`,
  })),
)

const broken = callNames.flatMap((call) =>
  queryKeys(call).flatMap((key) =>
    ['%00', '%ED%A0%80', '%ff', '%zz', 'a%'].map((text): BadInput => ({
      ...absentInput(call),
      call,
      what: `${key}=${text} in the query`,
      as: actorOf(call),
      query: undefined,
      search: `${key}=${text}`,
      status: 400,
      says: 'Invalid characters',
    })),
  ),
)

const unknown = callNames
  .filter((call) => isRead({ call }) && call.startsWith('GET '))
  .map((call): BadInput => ({
    ...validInput(call),
    call,
    what: 'keys in the query that nobody knows',
    as: actorOf(call),
    search: 'unknown=1&list[]=2&list[]=3&__proto__=4',
    status: 200,
    says: '',
  }))

/** Every list with keyset pagination. */
const parts = callNames
  .filter((call) => queryKeys(call).includes('cursor'))
  .flatMap((call) => [
    ...['0', '-1', '+1', 'x', '1.5', '1e2', '', ' 1'].map((limit) =>
      refusal(call, 'limit', limit, 'Invalid limit'),
    ),
    ...['', 'x', '????', 'A'.repeat(80), 'null', '{"id":1}'].map((cursor) =>
      refusal(call, 'cursor', cursor, 'Invalid cursor'),
    ),
    ...(queryKeys(call).includes('search')
      ? [refusal(call, 'search', 'x'.repeat(201), 'Search is too long: at most 200 characters')]
      : []),
  ])

function refusal(call: (typeof callNames)[number], key: string, value: string, says: string) {
  const query = { [key]: value }
  const what = `${key} ${JSON.stringify(value.slice(0, 30))}`
  return { ...validInput(call), call, what, as: actorOf(call), query, status: 400, says }
}

export const queries: BadInput[] = [...repeated, ...broken, ...unknown, ...parts]
