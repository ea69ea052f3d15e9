import { msg, type Translatable } from '../i18n/msg'
import { collectRefusals } from './refusals'
import { isBlank, maxLength, minNameLength, minPasswordLength, isTooLong } from './limits'

export interface ProfileValues {
  firstName?: string
  lastName?: string
  companyName?: string
  password?: string | null
  confirmPassword?: string
}

const tooShort = (sentence: Translatable, text = '') =>
  !isBlank(text) && text.trim().length < minNameLength && sentence

/** Settings of both roles. Blank fields are valid, because the server keeps the current value for them. */
export const checkProfile = (values: ProfileValues) => {
  const wantsPassword = Boolean(values.password) || Boolean(values.confirmPassword)
  const hasConfirmation = values.confirmPassword !== undefined
  return collectRefusals([
    ['firstName', tooShort(msg('First name must be at least 2 characters'), values.firstName)],
    ['lastName', tooShort(msg('Last name must be at least 2 characters'), values.lastName)],
    [
      'companyName',
      tooShort(msg('Company name must be at least 2 characters'), values.companyName),
    ],
    [
      'firstName',
      isTooLong(values.firstName, maxLength.name) &&
        msg('First name is too long: at most {count} characters', { count: maxLength.name }),
    ],
    [
      'lastName',
      isTooLong(values.lastName, maxLength.name) &&
        msg('Last name is too long: at most {count} characters', { count: maxLength.name }),
    ],
    [
      'companyName',
      isTooLong(values.companyName, maxLength.name) &&
        msg('Company name is too long: at most {count} characters', { count: maxLength.name }),
    ],
    ['password', wantsPassword && !values.password && msg('Please enter a new password')],
    [
      'password',
      wantsPassword &&
        (values.password?.length ?? 0) < minPasswordLength &&
        msg('Password must be at least 6 characters'),
    ],
    [
      'password',
      isTooLong(values.password, maxLength.password) &&
        msg('Password is too long: at most {count} characters', { count: maxLength.password }),
    ],
    [
      'confirmPassword',
      hasConfirmation &&
        wantsPassword &&
        !values.confirmPassword &&
        msg('Please confirm your password'),
    ],
    [
      'confirmPassword',
      hasConfirmation &&
        wantsPassword &&
        values.confirmPassword !== values.password &&
        msg('Passwords do not match'),
    ],
  ])
}
