import { msg, type Translatable } from '../i18n/msg'
import { tooLongText } from './account-texts'
import { collectRefusals } from './refusals'
import { isBlank, minNameLength, minPasswordLength } from './limits'

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
    ['firstName', tooLongText.firstName(values.firstName)],
    ['lastName', tooLongText.lastName(values.lastName)],
    ['companyName', tooLongText.companyName(values.companyName)],
    ['password', wantsPassword && !values.password && msg('Please enter a new password')],
    [
      'password',
      wantsPassword &&
        (values.password?.length ?? 0) < minPasswordLength &&
        msg('Password must be at least 6 characters'),
    ],
    ['password', tooLongText.password(values.password)],
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
