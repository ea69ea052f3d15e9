import { type BadInput, inBody, linesOf } from './rows'

const notValid = (field: string) => `The field ${field} is missing or not valid`
const ok = '"token"'

const nameRows = (
  field: string,
  label: string,
): [value: unknown, status: number, says: string][] => [
  ['A', 400, `${label} must be at least 2 characters`],
  [' A ', 400, `${label} must be at least 2 characters`],
  ['Al', 200, ok],
  ['x'.repeat(100), 200, ok],
  ['x'.repeat(101), 400, `${label} is too long`],
  ['', 200, ok],
  ['  ', 200, ok],
  [undefined, 200, ok],
  [5, 400, notValid(field)],
  [null, 400, notValid(field)],
]

function updateRows(side: string, self: string, other: string): BadInput[] {
  const sound = {
    id: `{${self}.id}`,
    email: `{${self}.email}`,
    firstName: 'Olive',
    lastName: 'Oak',
  }
  return linesOf(`PUT /api/${side}/update`, { body: sound }, [
    ...inBody('firstName', nameRows('firstName', 'First name')),
    ...inBody('lastName', nameRows('lastName', 'Last name')),
    ...inBody('password', [
      ['12345', 400, 'Password must be at least 6 characters'],
      [' ', 400, 'Password must be at least 6 characters'],
      ['x'.repeat(129), 400, 'Password is too long'],
      [null, 200, ok],
      ['', 200, ok],
      [undefined, 200, ok],
      [123456, 400, notValid('password')],
      [{}, 400, notValid('password')],
    ]),
    ...inBody('email', [
      ['{newEmail}', 400, 'Email cannot be changed'],
      [`{${other}.email}`, 400, 'Email cannot be changed'],
      ['x', 400, 'Email cannot be changed'],
      [` {${self}.email} `, 200, ok],
      ['', 200, ok],
      [undefined, 200, ok],
      [null, 400, notValid('email')],
    ]),
    ...inBody('id', [
      [`{${other}.id}`, 403, 'You do not have access to this'],
      ['{absent}', 403, 'You do not have access to this'],
      [-1, 403, 'You do not have access to this'],
      [1.5, 403, 'You do not have access to this'],
      [0, 200, ok],
      [undefined, 200, ok],
      ['1', 400, notValid('id')],
      [null, 400, notValid('id')],
    ]),
    [
      'everything wrong',
      { body: { firstName: 'A', lastName: 'B', password: '1' } },
      400,
      'First name must be at least 2 characters',
    ],
    ['a role', { body: { role: 'admin', password_hash: 'x', created_at: 'x' } }, 200, ok],
    ['nothing', { body: {}, payload: '' }, 200, ok],
  ])
}

const company = linesOf(
  'PUT /api/recruiter/update',
  { body: { id: '{R.id}' } },
  inBody('companyName', nameRows('companyName', 'Company name')),
)

const companyOfJobSeeker = linesOf('PUT /api/user/update', {}, [
  ['a company of one letter, which they do not have', { body: { companyName: 'A' } }, 200, ok],
])

export const profile: BadInput[] = [
  ...updateRows('user', 'O', 'X'),
  ...updateRows('recruiter', 'R', 'U'),
  ...company,
  ...companyOfJobSeeker,
]
