import { type BadInput, inBody, type Input, inQuery, linesOf } from './rows'

const required = 'Email and password are required'
const wrong = 'Invalid email or password'

type Line = [value: string, status: number, says: string]

const emails = (own: string, foreign: string): Line[] => [
  ['', 400, required],
  [' ', 400, required],
  [foreign, 401, wrong],
  ['nobody@example.org', 401, wrong],
  ['{pending.email}', 401, wrong],
  [`${'x'.repeat(243)}@example.org`, 401, wrong],
  [`${own}\r\nBcc: a@example.org`, 401, wrong],
  ["' or 1=1 --", 401, wrong],
  ['%', 401, wrong],
  [`  ${own} `, 200, 'eyJ'],
]

const passwords: Line[] = [
  ['', 400, required],
  ['correct horse ', 401, wrong],
  ['Correct horse', 401, wrong],
  ['x'.repeat(128), 401, wrong],
  ['x'.repeat(129), 401, wrong],
  ["' or 1=1 --", 401, wrong],
]

const notTexts = [1, true, null, [], {}, ['{O.email}']]

function loginRows(path: string, own: string, foreign: string): BadInput[] {
  const sound = { email: own, password: '{password}' }
  const query: Input = { query: sound }
  const body: Input = { body: sound }
  const missing = (what: string, input: Input): [string, Input, number, string] => [
    what,
    input,
    400,
    required,
  ]
  return [
    ...linesOf(`GET ${path}`, query, [
      ...inQuery('email', emails(own, foreign)),
      ...inQuery('password', passwords),
      ...inQuery('password', [['x'.repeat(50_000), 401, wrong]]),
    ]),
    ...linesOf(`GET ${path}`, {}, [
      missing('nothing', {}),
      missing('no password', { query: { email: own } }),
      missing('no email', { query: { password: '{password}' } }),
      missing('a list of emails', { search: 'email[]=a@example.org&password=x' }),
    ]),
    ...linesOf(`POST ${path}`, body, [
      ...inBody('email', emails(own, foreign)),
      ...inBody('password', passwords),
      missing('no email', { body: { email: undefined } }),
      missing('no password', { body: { password: undefined } }),
      ...['email', 'password'].flatMap((field) =>
        inBody(
          field,
          notTexts.map((value) => [value, 400, `The field ${field} is missing or not valid`]),
        ),
      ),
      ...inBody('password', [['x'.repeat(65_000), 401, wrong]]),
      ['unknown properties', { body: { role: 'recruiter', verified: true } }, 200, 'eyJ'],
    ]),
    ...linesOf(`POST ${path}`, {}, [
      missing('nothing', {}),
      missing('an empty body', { body: {} }),
    ]),
  ]
}

const logout = linesOf('POST /api/auth/logout', {}, [
  ['no token', {}, 200, 'Logged out'],
  ['an invalid token', { headers: { authorization: 'Bearer x' } }, 200, 'Logged out'],
  ['another scheme', { headers: { authorization: 'Basic eDp5' } }, 200, 'Logged out'],
  ['a body', { body: { some: 'thing' } }, 200, 'Logged out'],
  ['a body that is a list', { body: [] }, 200, 'Logged out'],
])

export const logins: BadInput[] = [
  ...loginRows('/api/auth/userlogin', '{O.email}', '{R.email}'),
  ...loginRows('/api/auth/recruiterlogin', '{R.email}', '{O.email}'),
  ...logout,
]
