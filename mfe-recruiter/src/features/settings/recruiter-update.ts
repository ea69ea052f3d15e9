import type { ProfileUpdate } from '@swipefolio/shared/api'
import type { Recruiter } from '@swipefolio/shared/contract'

export interface SettingsValues extends Record<string, string> {
  firstName: string
  lastName: string
  companyName: string
  password: string
  confirmPassword: string
  currentPassword: string
}

/** The update to send: blank fields keep their old values, the password is sent only when it changes. */
export function recruiterUpdate(
  recruiter: Recruiter,
  { password, currentPassword, ...typed }: SettingsValues,
): ProfileUpdate {
  const { id, email } = recruiter
  return {
    id,
    email,
    firstName: typed.firstName.trim() || recruiter.firstName,
    lastName: typed.lastName.trim() || recruiter.lastName,
    companyName: typed.companyName.trim() || recruiter.companyName,
    ...(password && { password, ...(currentPassword && { currentPassword }) }),
  }
}

export function isUnchanged(recruiter: Recruiter, values: SettingsValues): boolean {
  const { firstName, lastName, companyName, password } = recruiterUpdate(recruiter, values)
  return (
    firstName === recruiter.firstName &&
    lastName === recruiter.lastName &&
    companyName === recruiter.companyName &&
    password === undefined
  )
}
