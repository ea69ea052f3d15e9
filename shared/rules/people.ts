import { msg } from '../i18n/msg'
import { tooLongText } from './account-texts'
import { collectRefusals } from './refusals'
import { isBlank, maxLength, isTooLong } from './limits'

export const reportReasons = ['spam', 'harassment', 'fraud', 'other'] as const
export const maxHiddenCompanies = 50
export const maxHiddenDomains = 50

/** Reporting a person. */
export const checkReport = (values: { reason?: string; text?: string }) =>
  collectRefusals([
    [
      'reason',
      !reportReasons.some((reason) => reason === values.reason) && msg('Please choose a reason'),
    ],
    [
      'text',
      isTooLong(values.text?.trim(), maxLength.report) &&
        msg('Report is too long: at most {count} characters', { count: maxLength.report }),
    ],
  ])

/** What the server says of a domain, by the field of the form that shows it. */
export const domainRefusals = {
  hiddenDomains: [msg('Anybody can have an address there. Please enter the domain of a company.')],
} as const

/** Trimmed company names, without blank ones. */
export const companyNames = (names: readonly string[]) =>
  names.map((name) => name.trim()).filter((name) => !isBlank(name))

const domain = /^(?:[^.]{1,63}\.)+(?!\d+$)[^.]{2,63}$/

/**
 * The domain of an email address, or of a domain alone, in the form in which mail is delivered (IDNA). Empty when it is
 * none.
 */
export function emailDomain(text: string): string {
  const name = text.trim().split('@').at(-1)?.replace(/\.$/, '') ?? ''
  if (!name || /[\s/:?#%[\]\\]/.test(name)) return ''
  try {
    const { hostname } = new URL(`http://${name}`)
    return domain.test(hostname) ? hostname : ''
  } catch {
    return ''
  }
}

/** Domains as people read them, without blank ones and without what is before an `@`. */
export const domainNames = (texts: readonly string[]) =>
  companyNames(texts).map((text) => text.split('@').at(-1)?.toLowerCase() ?? '')

interface PrivacyValues {
  hiddenCompanies?: readonly string[]
  hiddenDomains?: readonly string[]
}

/** Hiding from companies and from domains of email. */
export const checkPrivacy = ({ hiddenCompanies = [], hiddenDomains = [] }: PrivacyValues) => {
  const names = companyNames(hiddenCompanies)
  const domains = domainNames(hiddenDomains)
  return collectRefusals([
    [
      'hiddenCompanies',
      names.length > maxHiddenCompanies &&
        msg('At most {count} companies', { count: maxHiddenCompanies }),
    ],
    ['hiddenCompanies', names.map((name) => tooLongText.companyName(name)).find(Boolean)],
    [
      'hiddenDomains',
      domains.length > maxHiddenDomains &&
        msg('At most {count} domains', { count: maxHiddenDomains }),
    ],
    [
      'hiddenDomains',
      domains.some((name) => name.length > maxLength.email || !emailDomain(name)) &&
        msg('Please enter a domain such as example.com'),
    ],
  ])
}
