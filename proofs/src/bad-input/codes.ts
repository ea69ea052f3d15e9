import { type BadInput, inBody, type Input, inQuery, linesOf } from './rows'

const failed = 'Verification failed. Please check your code and try again.'
const resetFailed = 'Failed to reset password. Please check your code and try again.'
const missing = 'Please enter the verification code'
const sent = 'Verification code sent to your email'
const badEmail = 'Please enter a valid email address'
const notValid = (field: string) => `The field ${field} is missing or not valid`

const blankCodes = ['', ' ', '-', ' - - ']
const badCodes = [
  'abc',
  '1e7',
  '0x989680',
  '-1',
  '12.5',
  '1234567',
  '123456789',
  '01234567',
  '+12345678',
  '\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668',
  "1' or '1'='1",
  '1'.repeat(1000),
]
const longAddresses = [101, 254, 320].map((length) => `${'x'.repeat(length - 12)}@example.org`)

const verify = 'POST /api/auth/verify-request/:email'
const pending: Input = { params: { email: '{pending.email}' } }

const verification = [
  ...linesOf(verify, pending, [
    ['no code', {}, 400, missing],
    ...inQuery(
      'code',
      blankCodes.map((code) => [code, 400, missing]),
    ),
    ...inQuery(
      'code',
      badCodes.map((code) => [code, 400, failed]),
    ),
    ...inQuery('code', [
      [' {pending.code} ', 200, 'Account verified successfully! Please log in.'],
    ]),
    ...inQuery('registrationId', [
      ['', 400, 'Invalid id'],
      ['-1', 400, 'Invalid id'],
      ['1e3', 400, 'Invalid id'],
    ]),
    ...inBody('registrationId', [
      ['1', 400, notValid('registrationId')],
      [1.5, 400, notValid('registrationId')],
      [null, 400, notValid('registrationId')],
    ]),
    [
      'a registration that does not exist',
      { query: { code: '{pending.code}', registrationId: '1' } },
      400,
      failed,
    ],
    ...inBody('code', [
      ['', 400, missing],
      [undefined, 400, missing],
      [12345678, 400, failed],
      [0, 400, failed],
      [-1, 400, failed],
      [12.5, 400, failed],
      [1e21, 400, failed],
      ['{pending.code}', 200, 'Account verified successfully! Please log in.'],
      [null, 400, notValid('code')],
      [true, 400, notValid('code')],
      [[12345678], 400, notValid('code')],
      [{}, 400, notValid('code')],
    ]),
  ]),
  ...linesOf(verify, { query: { code: '{pending.code}' } }, [
    ['the code of another email', { params: { email: '{newEmail}' } }, 400, failed],
    ['the code of an account', { params: { email: '{O.email}' } }, 400, failed],
    ['no email', { params: { email: 'nobody' } }, 400, failed],
    ['an email with a slash', { params: { email: 'a%2Fb@example.org' } }, 400, failed],
    ['an empty email', { params: { email: '' } }, 400, failed],
    [
      'an email with malformed escapes',
      { params: { email: '%ff@example.org' } },
      400,
      'Invalid id',
    ],
    ['an email with a zero', { params: { email: 'a%00@example.org' } }, 400, 'Invalid id'],
    ...longAddresses.map((email): [string, Input, number, string] => [
      `an email of ${email.length} characters`,
      { params: { email } },
      400,
      failed,
    ]),
    ['an email beyond any', { params: { email: 'x'.repeat(321) } }, 400, 'Invalid id'],
  ]),
]

const askEmails: [string, number, string][] = [
  ['', 400, 'Please enter your email address'],
  [' ', 400, 'Please enter your email address'],
  ['a', 400, badEmail],
  ['a@b', 400, badEmail],
  ['a@b.c\r\nBcc: d@e.f', 400, badEmail],
  [`${'x'.repeat(243)}@example.org`, 400, 'Email is too long: at most 254 characters'],
  ['nobody@example.org', 200, sent],
  ['{O.email}', 200, sent],
]
const roleTexts = ['true', 'false', 'TRUE', '1', 'yes', '']

const asking = [
  ...linesOf('POST /api/auth/send-code-to-reset-password', {}, [
    ['nothing', {}, 400, 'Please enter your email address'],
    ...inQuery('email', askEmails),
    ...inBody('email', askEmails),
    ...roleTexts.map((isRecruiter): [string, Input, number, string] => [
      `isRecruiter=${isRecruiter}`,
      { query: { email: 'nobody@example.org', isRecruiter } },
      200,
      sent,
    ]),
  ]),
  ...linesOf('POST /api/auth/resend-code', { body: { email: 'nobody@example.org' } }, [
    ...inBody('email', askEmails),
    ...inBody('email', [
      [undefined, 400, 'Please enter your email address'],
      [5, 400, notValid('email')],
    ]),
    ...inBody('isRecruiter', [
      [true, 200, sent],
      ['true', 200, sent],
      [undefined, 200, sent],
      [1, 400, notValid('isRecruiter')],
      [null, 400, notValid('isRecruiter')],
    ]),
  ]),
]

const resetBody = { email: '{reset.email}', code: '{reset.code}', password: 'a second password' }
const short = 'Password must be at least 6 characters long'
const done = 'Password reset successfully! You can now log in with your new password.'

const resetting = linesOf('POST /api/auth/verify-password-reset', { body: resetBody }, [
  ['an empty body', { body: { code: undefined, email: undefined } }, 400, missing],
  ...inBody(
    'code',
    blankCodes.map((code) => [code, 400, missing]),
  ),
  ...inBody(
    'code',
    badCodes.map((code) => [code, 400, resetFailed]),
  ),
  ...inBody('code', [
    [10_000_000, 400, resetFailed],
    [null, 400, notValid('code')],
  ]),
  ...inBody('password', [
    ['', 400, 'Please enter a new password'],
    [undefined, 400, 'Please enter a new password'],
    ['12345', 400, short],
    ['x'.repeat(129), 400, 'Password is too long: at most 128 characters'],
    ['123456', 200, done],
    ['x'.repeat(128), 200, done],
    [123456, 400, notValid('password')],
  ]),
  ...inBody('email', [
    ['', 400, resetFailed],
    [undefined, 400, resetFailed],
    ['nobody@example.org', 400, resetFailed],
    ['{O.email}', 400, resetFailed],
    [1, 400, notValid('email')],
  ]),
  ...inBody('resetId', [
    ['', 200, done],
    ['nobody', 200, done],
    [1, 400, notValid('resetId')],
    [null, 400, notValid('resetId')],
  ]),
])

export const codes: BadInput[] = [...verification, ...asking, ...resetting]
