import { callNames, isProtected } from '../matrix/contract'
import { type BadInput, describe } from './rows'
import { absentInput } from './valid-input'

const notLoggedIn = [
  undefined,
  'Bearer',
  'Bearer ',
  'bearer x',
  'Bearer a.b.c',
  'Bearer a b',
  'Basic bm9hOm5vYQ==',
  'Token x',
]

/** Calls that need a login, with invalid Authorization headers. */
export const authorization: BadInput[] = callNames.filter(isProtected).flatMap((call) =>
  notLoggedIn.map((header): BadInput => ({
    ...absentInput(call),
    call,
    what: `Authorization ${describe(header)}`,
    as: 'A',
    headers: header === undefined ? {} : { authorization: header },
    status: 401,
    says: 'You need to be logged in',
  })),
)
