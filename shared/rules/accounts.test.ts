import {
  checkCode,
  checkCredentials,
  checkCurrentPassword,
  checkPasskey,
  checkRegistration,
  checkReset,
  checkResetRequest,
  checkSecondFactor,
  firstError,
  normaliseCode,
} from '.'

const registration = {
  firstName: 'Noa',
  lastName: 'Levi',
  email: 'noa@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  recruiter: true,
  companyName: 'Lumen Works',
}

describe('signup', () => {
  it.each([
    ['firstName', ' ', 'First name is required'],
    ['firstName', '\u00ad\u3164\u2800\u0007', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'noa@example', 'Please enter a valid email address'],
    ['email', 'no a@example.com', 'Please enter a valid email address'],
    ['email', 'noa@example.com x', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters long'],
    ['confirmPassword', 'other', 'Passwords do not match'],
    ['companyName', ' ', 'Company name is required for recruiters'],
  ])('refuses %s %j with its sentence', (field, value, sentence) => {
    expect(checkRegistration({ ...registration, [field]: value })).toMatchObject({
      [field]: sentence,
    })
  })

  it.each([
    ['firstName', 'x'.repeat(100), 'First name is too long: at most 100 characters'],
    ['lastName', 'x'.repeat(100), 'Last name is too long: at most 100 characters'],
    ['companyName', 'x'.repeat(100), 'Company name is too long: at most 100 characters'],
    ['email', `noa@example.${'x'.repeat(242)}`, 'Email is too long: at most 254 characters'],
    ['password', 'x'.repeat(128), 'Password is too long: at most 128 characters'],
  ])('accepts the longest %s and refuses one character more', (field, longest, sentence) => {
    const check = (value: string) =>
      checkRegistration({ ...registration, confirmPassword: undefined, [field]: value })
    expect(check(longest)).toEqual({})
    expect(check(`${longest}x`)).toEqual({ [field]: sentence })
  })

  it('judges a long text in place of an email address at once', () => {
    const started = performance.now()
    const { email } = checkRegistration({ ...registration, email: `a@${'.'.repeat(63_000)}@` })
    expect(email).toBe('Please enter a valid email address')
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it.each(['a@b..c', 'a@.b.c', 'a@b.c.'])('accepts %s', (email) => {
    expect(checkRegistration({ ...registration, email })).toEqual({})
  })

  it.each(['a@b', 'a@b.', 'a@.b', 'a@b@c.d', '@b.c', 'a@..'])('refuses %s', (email) => {
    expect(checkRegistration({ ...registration, email })).toHaveProperty('email')
  })

  it('accepts an email address with spaces around it', () => {
    expect(checkRegistration({ ...registration, email: ' noa@example.com ' })).toEqual({})
  })

  it('lists missing fields in the order of the form', () => {
    const missing = Object.values(checkRegistration({ recruiter: true, confirmPassword: 'x' }))
    expect(missing).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      'Passwords do not match',
      'Company name is required for recruiters',
    ])
  })

  it('accepts a recruiter, and a job seeker without a company', () => {
    expect(checkRegistration(registration)).toEqual({})
    expect(checkRegistration({ ...registration, recruiter: false, companyName: '' })).toEqual({})
  })

  it('requires no confirmation where the field is absent, as on the server', () => {
    expect(checkRegistration({ ...registration, confirmPassword: undefined })).toEqual({})
  })
})

it('requires both credentials', () => {
  const sentence = 'Email and password are required'
  expect(checkCredentials({ email: ' ', password: 'x' })).toEqual({ email: sentence })
  expect(checkCredentials({})).toEqual({ email: sentence })
  expect(checkCredentials({ email: 'a@b.c' })).toEqual({ password: sentence })
  expect(checkCredentials({ email: 'a@b.c', password: 'x' })).toEqual({})
})

it.each([
  [undefined, 'Please enter your email address'],
  [' ', 'Please enter your email address'],
  ['noa@example', 'Please enter a valid email address'],
  [`noa@example.${'x'.repeat(243)}`, 'Email is too long: at most 254 characters'],
])('refuses to reset the password of %j', (email, sentence) => {
  expect(checkResetRequest({ email })).toEqual({ email: sentence })
})

it('resets the password of the longest email address', () => {
  expect(checkResetRequest({ email: `noa@example.${'x'.repeat(242)}` })).toEqual({})
})

it('drops spaces and hyphens from a code', () => {
  expect(normaliseCode('\t1234--56 78')).toBe('12345678')
  expect(normaliseCode(12_345_678)).toBe('12345678')
})

it('accepts a code with spaces and hyphens, but not only those', () => {
  expect(checkCode({ code: '1234-56 78' })).toEqual({})
  expect(checkCode({ code: ' - ' })).toEqual({ code: 'Please enter the verification code' })
})

it.each([
  [{}, 'code', 'Please enter the verification code'],
  [{ code: 12_345_678 }, 'password', 'Please enter a new password'],
  [{ code: 1, password: '12345' }, 'password', 'Password must be at least 6 characters long'],
  [
    { code: 1, password: 'x'.repeat(129) },
    'password',
    'Password is too long: at most 128 characters',
  ],
  [
    { code: 1, password: '123456', confirmPassword: '1' },
    'confirmPassword',
    'Passwords do not match',
  ],
])('refuses the reset %j', (values, field, sentence) => {
  const errors = checkReset(values)
  expect(errors).toHaveProperty(field, sentence)
  expect(firstError(errors)).toBe(sentence)
})

it.each([
  { code: '1', password: '123456', confirmPassword: '123456' },
  { code: '1', password: 'x'.repeat(128) },
])('accepts the reset %j', (values) => {
  expect(checkReset(values)).toEqual({})
})

it('names a passkey in at most 100 characters', () => {
  const longest = 'x'.repeat(100)
  expect(checkPasskey({ name: longest })).toEqual({})
  expect(checkPasskey({ name: `${longest}x` })).toEqual({
    name: 'Name is too long: at most 100 characters',
  })
  expect(checkPasskey({ name: ' ' })).toEqual({ name: 'Please enter a name' })
})

it('requires the code of two-step login, and the current password', () => {
  expect(checkSecondFactor({ code: '123 456' })).toEqual({})
  expect(checkSecondFactor({ code: ' ' })).toEqual({ code: 'Please enter the code' })
  expect(checkCurrentPassword({ currentPassword: ' ' })).toEqual({})
  expect(checkCurrentPassword({})).toEqual({
    currentPassword: 'Please enter your current password',
  })
})
