import { type BadInput, inBody, linesOf } from './rows'

const sound = {
  id: 0,
  firstName: 'Noa',
  lastName: 'Levi',
  email: '{newEmail}',
  password: 'a first password',
  recruiter: false,
  companyName: '',
}

const sent = 'Verification code sent to your email'
const badEmail = 'Please enter a valid email address'
const short = 'Password must be at least 6 characters long'
const company = 'Company name is required for recruiters'
const tooCommon = 'This password is too common. Please choose another one.'
const notValid = (field: string) => `The field ${field} is missing or not valid`
const local = (length: number) => `${'x'.repeat(length - '@example.org'.length)}@example.org`

const badEmails = [
  'a',
  'a@',
  '@b.c',
  'a@b',
  'a@b.',
  'a@.c',
  'a b@c.d',
  'a@b c.d',
  'a@@b.c',
  'a@b@c.d',
  'a@b.c\r\nBcc: d@e.f',
  'a@b.c,d@e.f',
  'Noa <noa@example.org>',
  'a\n@b.c',
  '@',
  'a.b.c',
]

const inOrder = linesOf('POST /api/auth/request-register', {}, [
  ['nothing', {}, 400, 'First name is required'],
  ['an empty body', { body: {} }, 400, 'First name is required'],
  ['a first name alone', { body: { firstName: 'Noa' } }, 400, 'Last name is required'],
  ['names alone', { body: { firstName: 'Noa', lastName: 'Levi' } }, 400, 'Email is required'],
  [
    'names and a bad email',
    { body: { firstName: 'Noa', lastName: 'Levi', email: 'a', password: '' } },
    400,
    badEmail,
  ],
  [
    'no password',
    { body: { firstName: 'Noa', lastName: 'Levi', email: 'a@example.org' } },
    400,
    'Password is required',
  ],
  [
    'a recruiter with a short password and no company',
    { body: { ...sound, password: '12345', recruiter: true } },
    400,
    short,
  ],
  ['a recruiter with no company', { body: { ...sound, recruiter: true } }, 400, company],
])

const fields = linesOf('POST /api/auth/request-register', { body: sound }, [
  ...inBody('firstName', [
    ['', 400, 'First name is required'],
    [' \t', 400, 'First name is required'],
    ['x'.repeat(100), 200, sent],
    ['x'.repeat(101), 400, 'First name is too long: at most 100 characters'],
    ['x', 200, sent],
    [1, 400, notValid('firstName')],
    [null, 400, notValid('firstName')],
    [['Noa'], 400, notValid('firstName')],
  ]),
  ...inBody('lastName', [
    ['', 400, 'Last name is required'],
    [' ', 400, 'Last name is required'],
    ['x'.repeat(100), 200, sent],
    ['x'.repeat(101), 400, 'Last name is too long: at most 100 characters'],
    [{}, 400, notValid('lastName')],
    [false, 400, notValid('lastName')],
  ]),
  ...inBody('email', [
    ['', 400, 'Email is required'],
    ['  ', 400, 'Email is required'],
    ...badEmails.map((email): [string, number, string] => [email, 400, badEmail]),
    [local(254), 200, sent],
    [local(255), 400, 'Email is too long: at most 254 characters'],
    ['NOA{newEmail}', 200, sent],
    ['{O.email}', 200, sent],
    ['noa@ex\u00e4mple.org', 200, sent],
    [12, 400, notValid('email')],
    [null, 400, notValid('email')],
  ]),
  ...inBody('password', [
    ['', 400, 'Password is required'],
    ['12345', 400, short],
    ['123456', 200, sent],
    ['SwipeFolio', 400, tooCommon],
    ['      ', 200, sent],
    ['x'.repeat(128), 200, sent],
    ['x'.repeat(129), 400, 'Password is too long: at most 128 characters'],
    [123456, 400, notValid('password')],
    [null, 400, notValid('password')],
  ]),
  ...inBody('recruiter', [
    ['true', 400, notValid('recruiter')],
    [1, 400, notValid('recruiter')],
    [null, 400, notValid('recruiter')],
    [undefined, 200, sent],
  ]),
  ...inBody('id', [
    [5, 200, sent],
    ['5', 400, notValid('id')],
    [null, 400, notValid('id')],
  ]),
  ...inBody('companyName', [
    [undefined, 200, sent],
    ['x'.repeat(101), 400, 'Company name is too long: at most 100 characters'],
    [null, 400, notValid('companyName')],
  ]),
  ['a role of one’s own choice', { body: { role: 'admin', verified: true } }, 200, sent],
])

const recruiters = linesOf(
  'POST /api/auth/request-register',
  { body: { ...sound, recruiter: true, companyName: 'Kite Works' } },
  inBody('companyName', [
    ['', 400, company],
    [' ', 400, company],
    [undefined, 400, company],
    ['x'.repeat(100), 200, sent],
    ['x'.repeat(101), 400, 'Company name is too long: at most 100 characters'],
  ]),
)

export const registration: BadInput[] = [...inOrder, ...fields, ...recruiters]
