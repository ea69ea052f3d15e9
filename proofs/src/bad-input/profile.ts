import { type BadInput, inBody, linesOf } from './rows'

const notValid = (field: string) => `The field ${field} is missing or not valid`
const ok = '"token"'

const rowOf = (link: object) => [{ label: 'Blog', url: 'https://gull.example/', ...link }]
const httpsOnly = 'Please enter an address that starts with https://'

const ofJobSeeker = linesOf('PUT /api/user/profile', { body: {} }, [
  ...inBody('headline', [
    ['x'.repeat(101), 400, 'Headline is too long: at most 100 characters'],
    [1, 400, notValid('headline')],
    [null, 400, notValid('headline')],
    ['x'.repeat(100), 200, 'x'.repeat(100)],
    [' \u200b', 200, '"headline":""'],
  ]),
  ...inBody('about', [
    ['x'.repeat(1001), 400, 'About is too long: at most 1000 characters'],
    [{}, 400, notValid('about')],
    ['x'.repeat(1000), 200, 'x'.repeat(1000)],
  ]),
  ...inBody('place', [['x'.repeat(81), 400, 'Place is too long: at most 80 characters']]),
  ...inBody('availability', [
    ['OPEN', 400, 'Please choose your availability'],
    ['constructor', 400, 'Please choose your availability'],
    ['from', 400, 'Please choose a date'],
    [true, 400, notValid('availability')],
    ['not-looking', 200, '"not-looking"'],
  ]),
  ...inBody('languages', [
    ['abcdefghijk'.split(''), 400, 'At most 10 languages'],
    [['x'.repeat(41)], 400, 'The name of a language is too long: at most 40 characters'],
    ['Hebrew', 400, notValid('languages')],
    [[1], 400, notValid('languages')],
    [['a', 'A', ' a ', ''], 200, '"languages":["a"]'],
  ]),
  ...inBody('links', [
    [Array.from({ length: 6 }, () => rowOf({})[0]), 400, 'At most 5 links'],
    [rowOf({ label: ' ' }), 400, 'Please name the link'],
    [
      rowOf({ label: 'x'.repeat(41) }),
      400,
      'The name of the link is too long: at most 40 characters',
    ],
    ...[
      'http://gull.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '//gull.example',
      'https://',
      'https://github.com@gull.example',
      'gull.example',
    ].map((url): [unknown, number, string] => [rowOf({ url }), 400, httpsOnly]),
    [
      rowOf({ url: `https://gull.example/${'x'.repeat(2048)}` }),
      400,
      'The address of the link is too long: at most 2048 characters',
    ],
    [[null], 400, notValid('links')],
    [rowOf({ url: 1 }), 400, notValid('url')],
    [[{}, ...rowOf({})], 200, '"links":[{"label":"Blog"'],
  ]),
  ...inBody('image', [
    ['/api/images/AAAAAAAAAAAAAAAAAAAAAA.webp', 400, 'Unsupported image'],
    ['https://gull.example/x.webp', 400, 'Unsupported image'],
    ['', 200, '"image":""'],
  ]),
  ['somebody else’s', { body: { id: '{X.id}', account_id: '{X.id}' } }, 200, '"headline"'],
])

const nameRows = (
  field: string,
  label: string,
): [value: unknown, status: number, says: string][] => [
  ['A', 400, `${label} must be at least 2 characters`],
  [' A ', 400, `${label} must be at least 2 characters`],
  ['Al', 200, ok],
  ['x'.repeat(100), 200, ok],
  ['x'.repeat(101), 400, `${label} is too long: at most 100 characters`],
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
      ['x'.repeat(129), 400, 'Password is too long: at most 128 characters'],
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
  ...ofJobSeeker,
]
