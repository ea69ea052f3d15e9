import { msg } from '../i18n/msg'
import { tooLongText } from './account-texts'
import { collectRefusals } from './refusals'
import { isBlank, maxLength, minPasswordLength, isTooLong } from './limits'

const emailForm = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

const isEmail = (email: string | undefined) => emailForm.test(email?.trim() ?? '')

const isShortPassword = (password: string | undefined) =>
  (password?.length ?? 0) < minPasswordLength && msg('Password must be at least 6 characters long')

/** What the server says of a password, by the field of the forms that show it. */
export const passwordRefusals = {
  password: [msg('This password is too common. Please choose another one.')],
  currentPassword: [
    msg('Please enter your current password'),
    msg('The current password is not right'),
  ],
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
  collectRefusals([
    ['firstName', isBlank(values.firstName) && msg('First name is required')],
    ['lastName', isBlank(values.lastName) && msg('Last name is required')],
    ['email', isBlank(values.email) && msg('Email is required')],
    ['email', !isEmail(values.email) && msg('Please enter a valid email address')],
    ['password', !values.password && msg('Password is required')],
    ['password', isShortPassword(values.password)],
    [
      'confirmPassword',
      values.confirmPassword !== undefined &&
        values.confirmPassword !== values.password &&
        msg('Passwords do not match'),
    ],
    [
      'companyName',
      values.recruiter &&
        isBlank(values.companyName) &&
        msg('Company name is required for recruiters'),
    ],
    ['firstName', tooLongText.firstName(values.firstName)],
    ['lastName', tooLongText.lastName(values.lastName)],
    ['email', tooLongText.email(values.email)],
    ['password', tooLongText.password(values.password)],
    ['companyName', tooLongText.companyName(values.companyName)],
  ])

/** Login: that both are required is said once. */
export function checkCredentials(values: { email?: string; password?: string }) {
  const sentence = msg('Email and password are required')
  const lacksEmail = isBlank(values.email)
  return collectRefusals([
    ['email', lacksEmail && sentence],
    ['password', !lacksEmail && !values.password && sentence],
  ])
}

/** Forgot password, first step. */
export const checkResetRequest = (values: { email?: string }) =>
  collectRefusals([
    ['email', isBlank(values.email) && msg('Please enter your email address')],
    ['email', !isEmail(values.email) && msg('Please enter a valid email address')],
    ['email', tooLongText.email(values.email)],
  ])

/** Removes spaces and hyphens from a mailed code. */
export const normaliseCode = (code: string | number | undefined) =>
  String(code ?? '').replace(/[\s-]/g, '')

const isMissingCode = (code: string | number | undefined) =>
  !normaliseCode(code) && msg('Please enter the verification code')

/** What the server says of a code of two-step login, by the field of the forms that show it. */
export const secondFactorRefusals = {
  code: [msg('Please enter the code'), msg('The code is not right. Each code works once.')],
} as const

/** Login's second step, and what changes two-step login. */
export const checkSecondFactor = (values: { code?: string }) =>
  collectRefusals([['code', isBlank(values.code) && secondFactorRefusals.code[0]]])

/** What the server says of a passkey that proves the second step. */
export const passkeyRefusal = msg('The passkey was not accepted. Please try again.')

/** What the server says of the proof with which a person who has passkeys sets up an authenticator app. */
export const existingFactorRefusals = {
  secondFactor: [
    msg('Please use a passkey or a recovery code, too'),
    msg('The recovery code is not right.'),
  ],
} as const

/** A new passkey. */
export const checkPasskey = (values: { name?: string }) =>
  collectRefusals([
    ['name', isBlank(values.name) && msg('Please enter a name')],
    [
      'name',
      isTooLong(values.name, maxLength.name) &&
        msg('Name is too long: at most {count} characters', { count: maxLength.name }),
    ],
  ])

/** What needs the current password in any case. */
export const checkCurrentPassword = (values: { currentPassword?: string }) =>
  collectRefusals([
    ['currentPassword', !values.currentPassword && passwordRefusals.currentPassword[0]],
  ])

/** Any screen that asks for a mailed code. */
export const checkCode = (values: { code?: string | number }) =>
  collectRefusals([['code', isMissingCode(values.code)]])

export interface ResetValues {
  code?: string | number
  password?: string
  confirmPassword?: string
}

/** Forgot password, second step. */
export const checkReset = (values: ResetValues) =>
  collectRefusals([
    ['code', isMissingCode(values.code)],
    ['password', !values.password && msg('Please enter a new password')],
    ['password', isShortPassword(values.password)],
    ['password', tooLongText.password(values.password)],
    [
      'confirmPassword',
      values.confirmPassword !== undefined &&
        values.confirmPassword !== values.password &&
        msg('Passwords do not match'),
    ],
  ])
