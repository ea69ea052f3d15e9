import { collectErrors } from './field-errors'
import { isBlank, maxLength, tooLong } from './limits'

export const reportReasons = ['spam', 'harassment', 'fraud', 'other'] as const
export const maxHiddenCompanies = 50

/** Reporting a person. */
export const checkReport = (values: { reason?: string; text?: string }) =>
  collectErrors([
    [
      'reason',
      !reportReasons.some((reason) => reason === values.reason) && 'Please choose a reason',
    ],
    ['text', tooLong('Report', values.text?.trim(), maxLength.report)],
  ])

/** Trimmed company names, without blank ones. */
export const companyNames = (names: readonly string[]) =>
  names.map((name) => name.trim()).filter((name) => !isBlank(name))

/** Hiding from companies. */
export const checkPrivacy = ({ hiddenCompanies = [] }: { hiddenCompanies?: readonly string[] }) => {
  const names = companyNames(hiddenCompanies)
  return collectErrors([
    [
      'hiddenCompanies',
      names.length > maxHiddenCompanies && `At most ${maxHiddenCompanies} companies`,
    ],
    [
      'hiddenCompanies',
      names.some((name) => tooLong('', name, maxLength.name)) && 'Company name is too long',
    ],
  ])
}
