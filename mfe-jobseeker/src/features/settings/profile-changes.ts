import type { ProfileUpdate } from '@swipefolio/shared/api'
import type { JobSeeker } from '@swipefolio/shared/contract'
import { checkProfile } from '@swipefolio/shared/rules'

export interface SettingsValues {
  firstName: string
  lastName: string
  password: string
  confirmPassword: string
}

/** The account as it is to be: blank fields keep what was, a password is sent only when there is a new one. */
export function profileUpdate(values: SettingsValues, jobSeeker: JobSeeker): ProfileUpdate {
  return {
    id: jobSeeker.id,
    email: jobSeeker.email,
    firstName: values.firstName.trim() || jobSeeker.firstName,
    lastName: values.lastName.trim() || jobSeeker.lastName,
    ...(values.password && { password: values.password }),
  }
}

/** The rules of the settings, and then whether there is anything to save. */
export function checkSettings(values: SettingsValues, jobSeeker: JobSeeker) {
  const errors = checkProfile(values)
  if (Object.keys(errors).length > 0) return errors
  const { firstName, lastName, password } = profileUpdate(values, jobSeeker)
  const isSame =
    firstName === jobSeeker.firstName && lastName === jobSeeker.lastName && password === undefined
  return isSame ? { form: 'No changes were made to update' } : undefined
}
