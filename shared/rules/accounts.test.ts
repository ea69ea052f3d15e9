import { checkCode, checkCredentials, checkRegistration, checkReset, firstError } from '.'

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
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'noa@example', 'Please enter a valid email address'],
    ['email', 'no a@example.com', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters long'],
    ['confirmPassword', 'other', 'Passwords do not match'],
    ['companyName', ' ', 'Company name is required for recruiters'],
    ['firstName', 'x'.repeat(101), 'First name is too long'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Email is too long'],
    ['password', 'x'.repeat(129), 'Password is too long'],
  ])('refuses %s %j with its sentence', (field, value, sentence) => {
    expect(checkRegistration({ ...registration, [field]: value })).toMatchObject({
      [field]: sentence,
    })
  })

  it('names what is missing in the order of the form', () => {
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

  it('does not ask the server for a confirmation', () => {
    expect(checkRegistration({ ...registration, confirmPassword: undefined })).toEqual({})
  })
})

it('asks for both credentials', () => {
  expect(firstError(checkCredentials({ email: 'a@b.c' }))).toBe('Email and password are required')
  expect(checkCredentials({ email: 'a@b.c', password: 'x' })).toEqual({})
})

it('takes a code with spaces and hyphens, and asks for one when there are only those', () => {
  expect(checkCode({ code: '1234-56 78' })).toEqual({})
  expect(checkCode({ code: ' - ' })).toEqual({ code: 'Please enter the verification code' })
})

it.each([
  [{}, 'Please enter the verification code'],
  [{ code: 12_345_678 }, 'Please enter a new password'],
  [{ code: 12_345_678, password: '12345' }, 'Password must be at least 6 characters long'],
  [{ code: 12_345_678, password: '123456', confirmPassword: '1' }, 'Passwords do not match'],
])('refuses the reset %j', (values, sentence) => {
  expect(firstError(checkReset(values))).toBe(sentence)
})
