import { collectErrors } from './field-errors'
import { isBlank, maxLength, minPasswordLength, tooLong } from './limits'

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const isEmail = (email: string | undefined) => emailForm.test(email?.trim() ?? '')

const isShortPassword = (password: string | undefined) =>
  (password?.length ?? 0) < minPasswordLength && 'Password must be at least 6 characters long'

/** What the server says of a password, by the field of the forms that show it. */
export const passwordRefusals = {
  password: ['This password is too common. Please choose another one.'],
  currentPassword: ['Please enter your current password', 'The current password is not right'],
} as const

export interface RegistrationValues {
  firstName?: string
  lastName?: string
  email?: string
  password?: string
  /** Compared with the password when present; only forms send it. */
  confirmPassword?: string
  recruiter?: boolean
  companyName?: string
}

/** Signup, in the order of the spec. */
export const checkRegistration = (values: RegistrationValues) =>
  collectErrors([
    ['firstName', isBlank(values.firstName) && 'First name is required'],
    ['lastName', isBlank(values.lastName) && 'Last name is required'],
    ['email', isBlank(values.email) && 'Email is required'],
    ['email', !isEmail(values.email) && 'Please enter a valid email address'],
    ['password', !values.password && 'Password is required'],
    ['password', isShortPassword(values.password)],
    [
      'confirmPassword',
      values.confirmPassword !== undefined &&
        values.confirmPassword !== values.password &&
        'Passwords do not match',
    ],
    [
      'companyName',
      values.recruiter && isBlank(values.companyName) && 'Company name is required for recruiters',
    ],
    ['firstName', tooLong('First name', values.firstName, maxLength.name)],
    ['lastName', tooLong('Last name', values.lastName, maxLength.name)],
    ['email', tooLong('Email', values.email, maxLength.email)],
    ['password', tooLong('Password', values.password, maxLength.password)],
    ['companyName', tooLong('Company name', values.companyName, maxLength.name)],
  ])

/** Login: both are required, which is said once. */
export function checkCredentials(values: { email?: string; password?: string }) {
  const sentence = 'Email and password are required'
  if (isBlank(values.email)) return collectErrors([['email', sentence]])
  return collectErrors([['password', !values.password && sentence]])
}

/** Forgot password, first step. */
export const checkResetRequest = (values: { email?: string }) =>
  collectErrors([
    ['email', isBlank(values.email) && 'Please enter your email address'],
    ['email', !isEmail(values.email) && 'Please enter a valid email address'],
    ['email', tooLong('Email', values.email, maxLength.email)],
  ])

/** Removes spaces and hyphens from a mailed code. */
export const normaliseCode = (code: string | number | undefined) =>
  String(code ?? '').replace(/[\s-]/g, '')

const isMissingCode = (code: string | number | undefined) =>
  !normaliseCode(code) && 'Please enter the verification code'

/** What the server says of a code of two-step login, by the field of the forms that show it. */
export const secondFactorRefusals = {
  code: ['Please enter the code', 'The code is not right. Each code works once.'],
} as const

/** Login's second step, and what changes two-step login. */
export const checkSecondFactor = (values: { code?: string }) =>
  collectErrors([['code', isBlank(values.code) && secondFactorRefusals.code[0]]])

/** What the server says of a passkey that proves the second step. */
export const passkeyRefusal = 'The passkey was not accepted. Please try again.'

/** What the server says of the proof with which a person who has passkeys sets up an authenticator app. */
export const existingFactorRefusals = {
  secondFactor: ['Please use a passkey or a recovery code, too', 'The recovery code is not right.'],
} as const

/** A new passkey. */
export const checkPasskey = (values: { name?: string }) =>
  collectErrors([
    ['name', isBlank(values.name) && 'Please enter a name'],
    ['name', tooLong('Name', values.name, maxLength.name)],
  ])

/** What needs the current password in any case. */
export const checkCurrentPassword = (values: { currentPassword?: string }) =>
  collectErrors([
    ['currentPassword', !values.currentPassword && passwordRefusals.currentPassword[0]],
  ])

/** Any screen that asks for a mailed code. */
export const checkCode = (values: { code?: string | number }) =>
  collectErrors([['code', isMissingCode(values.code)]])

export interface ResetValues {
  code?: string | number
  password?: string
  confirmPassword?: string
}

/** Forgot password, second step. */
export const checkReset = (values: ResetValues) =>
  collectErrors([
    ['code', isMissingCode(values.code)],
    ['password', !values.password && 'Please enter a new password'],
    ['password', isShortPassword(values.password)],
    ['password', tooLong('Password', values.password, maxLength.password)],
    [
      'confirmPassword',
      values.confirmPassword !== undefined &&
        values.confirmPassword !== values.password &&
        'Passwords do not match',
    ],
  ])
