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

/** The update to send: blank fields keep their old values; undefined when nothing changed. */
export function changedRecruiter(
  recruiter: Recruiter,
  { password, currentPassword, ...typed }: SettingsValues,
): ProfileUpdate | undefined {
  const { id, email } = recruiter
  const firstName = typed.firstName.trim() || recruiter.firstName
  const lastName = typed.lastName.trim() || recruiter.lastName
  const companyName = typed.companyName.trim() || recruiter.companyName
  const isUnchanged =
    firstName === recruiter.firstName &&
    lastName === recruiter.lastName &&
    companyName === recruiter.companyName
  if (isUnchanged && !password) return undefined
  return {
    id,
    email,
    firstName,
    lastName,
    companyName,
    ...(password && { password, ...(currentPassword && { currentPassword }) }),
  }
}
