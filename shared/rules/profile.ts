import { collectErrors } from './field-errors'
import { isBlank, maxLength, minNameLength, minPasswordLength, tooLong } from './limits'

export interface ProfileValues {
  firstName?: string
  lastName?: string
  companyName?: string
  password?: string | null
  confirmPassword?: string
}

const tooShort = (label: string, text = '') =>
  !isBlank(text) && text.trim().length < minNameLength && `${label} must be at least 2 characters`

/** Settings of both roles. Blank fields are valid, because the server keeps the current value for them. */
export const checkProfile = (values: ProfileValues) => {
  const wantsPassword = Boolean(values.password) || Boolean(values.confirmPassword)
  const hasConfirmation = values.confirmPassword !== undefined
  return collectErrors([
    ['firstName', tooShort('First name', values.firstName)],
    ['lastName', tooShort('Last name', values.lastName)],
    ['companyName', tooShort('Company name', values.companyName)],
    ['firstName', tooLong('First name', values.firstName, maxLength.name)],
    ['lastName', tooLong('Last name', values.lastName, maxLength.name)],
    ['companyName', tooLong('Company name', values.companyName, maxLength.name)],
    ['password', wantsPassword && !values.password && 'Please enter a new password'],
    [
      'password',
      wantsPassword &&
        (values.password?.length ?? 0) < minPasswordLength &&
        'Password must be at least 6 characters',
    ],
    ['password', tooLong('Password', values.password, maxLength.password)],
    [
      'confirmPassword',
      hasConfirmation && wantsPassword && !values.confirmPassword && 'Please confirm your password',
    ],
    [
      'confirmPassword',
      hasConfirmation &&
        wantsPassword &&
        values.confirmPassword !== values.password &&
        'Passwords do not match',
    ],
  ])
}
