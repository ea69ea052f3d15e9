import type { ProfileUpdate } from '@swipefolio/shared/api'
import type { JobSeeker } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { checkProfile } from '@swipefolio/shared/rules'

export interface SettingsValues {
  firstName: string
  lastName: string
  password: string
  confirmPassword: string
  currentPassword: string
}

/** The update to send: blank fields keep their old values, the password is sent only when it changes. */
export function profileUpdate(values: SettingsValues, jobSeeker: JobSeeker): ProfileUpdate {
  return {
    id: jobSeeker.id,
    email: jobSeeker.email,
    firstName: values.firstName.trim() || jobSeeker.firstName,
    lastName: values.lastName.trim() || jobSeeker.lastName,
    ...(values.password && {
      password: values.password,
      ...(values.currentPassword && { currentPassword: values.currentPassword }),
    }),
  }
}

/** Validates the settings, and requires a change. */
export function checkSettings(values: SettingsValues, jobSeeker: JobSeeker) {
  const errors = checkProfile(values)
  if (Object.keys(errors).length > 0) return errors
  const { firstName, lastName, password } = profileUpdate(values, jobSeeker)
  const isSame =
    firstName === jobSeeker.firstName && lastName === jobSeeker.lastName && password === undefined
  return isSame ? { notice: t('No changes were made to update') } : undefined
}
