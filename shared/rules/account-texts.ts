import { msg } from '../i18n/msg'
import { isTooLong, maxLength } from './limits'

/** Sentences about the texts of an account that are too long; false for those that are not. */
export const tooLongText = {
  firstName: (text: string | undefined) =>
    isTooLong(text, maxLength.name) &&
    msg('First name is too long: at most {count} characters', { count: maxLength.name }),
  lastName: (text: string | undefined) =>
    isTooLong(text, maxLength.name) &&
    msg('Last name is too long: at most {count} characters', { count: maxLength.name }),
  email: (text: string | undefined) =>
    isTooLong(text, maxLength.email) &&
    msg('Email is too long: at most {count} characters', { count: maxLength.email }),
  password: (text: string | null | undefined) =>
    isTooLong(text, maxLength.password) &&
    msg('Password is too long: at most {count} characters', { count: maxLength.password }),
  companyName: (text: string | undefined) =>
    isTooLong(text, maxLength.name) &&
    msg('Company name is too long: at most {count} characters', { count: maxLength.name }),
}
