import { emailDomain } from '@swipefolio/shared/rules'
import { companyKey } from './company-key'

/** The domain of an address and those above it, without the last alone: `x@mail.acme.com` has two. */
function emailDomains(email: string): string[] {
  const labels = emailDomain(email).split('.')
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'))
}

/** What a recruiter's account is compared by with what job seekers hide from. */
export const accountKeys = (account: { email: string; company_name: string; role: string }) => ({
  company_key: account.company_name && companyKey(account.company_name),
  email_domains: account.role === 'recruiter' ? emailDomains(account.email) : [],
})
