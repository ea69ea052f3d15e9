import type { AccountEventType, Language, Role } from '@swipefolio/shared/contract'
import type { Generated, GeneratedAlways } from 'kysely'

export interface AccountTable {
  id: number
  role: Role
  email: string
  first_name: string
  last_name: string
  company_name: Generated<string>
  password_hash: string
  /** Whether the password was changed without the current one, and not reset with a mailed code since. */
  password_unproven: Generated<boolean>
  consented_at: Date
  created_at: Date
  /** When the account was deleted (soft delete). The blanked row stays for the chats that refer to it. */
  deleted_at: Generated<Date | null>
  /** Whether a job seeker's projects are kept out of every deck. */
  paused: Generated<boolean>
  /** The company's name in the form used for comparison. */
  company_key: string
  /** Of a recruiter's address: its domain and those above it. */
  email_domains: Generated<string[]>
  /** Null while nobody has chosen one. */
  language: Generated<Language | null>
}

/** The key of every company that a recruiter had, with the time of its first use. */
export interface UsedCompanyTable {
  account_id: number
  company_key: string
  used_at: Date
}

export interface SessionTable {
  id: number
  account_id: number
  created_at: Date
  used_at: Date
  expires_at: Date
  /** The browser and its system in words. */
  device: Generated<string>
  /** The network address that it was started from. */
  address: Generated<string>
}

/** Two-step login of an account; not in force before it is enabled. */
export interface SecondFactorTable {
  account_id: number
  /** The key of the authenticator app, encrypted. */
  secret: string
  created_at: Date
  enabled_at: Generated<Date | null>
  /** The time step of the last code that was accepted: each is accepted once. */
  last_step: Generated<number | null>
}

export interface RecoveryCodeTable {
  account_id: number
  code_hash: string
}

export interface PasskeyTable {
  id: number
  account_id: number
  /** In base64url, as the browser names it. */
  credential_id: string
  /** The COSE key in base64url. */
  public_key: string
  /** Of the last use; 0 for a passkey that does not count. */
  sign_count: number
  /** How a browser reaches it, separated by commas. */
  transports: string
  name: string
  created_at: Date
  last_used_at: Generated<Date | null>
}

/** What a passkey signs in one step of an account, once. */
export interface PasskeyChallengeTable {
  account_id: number
  step: 'login' | 'change' | 'add'
  challenge: string
  /** Of the request that asked for it. */
  address: string
  expires_at: Date
}

/** What happened to an account; without one, a login with an unknown address. */
export interface AccountEventTable {
  id: GeneratedAlways<number>
  account_id: number | null
  type: AccountEventType
  device: string
  address: string
  created_at: Date
}

/** The code of a registration or reset; null until it is mailed. */
interface MailedCode {
  code_hash: string | null
  code_expires_at: Date | null
  /** The address of the request, which stands in for an id in tries that name none. */
  asked_from: Generated<string>
  /** Tries from there that did not name the code. */
  address_tries: Generated<number>
  /** Tries from elsewhere that did not name it. */
  code_tries: Generated<number>
  /** Tries of requests that named it, which only its owner can. */
  bound_tries: Generated<number>
}

export interface PendingRegistrationTable extends MailedCode {
  id: number
  role: Role
  email: string
  first_name: string
  last_name: string
  company_name: string
  password_hash: string
  created_at: Date
  /** Of the browser; null for English that it did not choose. */
  language: Generated<Language | null>
  /** Mailed before `code_hash`, for the same registration. */
  earlier_codes: Generated<{ hash: string; expiresAt: string }[]>
}

export interface ResetCodeTable extends MailedCode {
  id: number
  /** Null for an address without an account. */
  account_id: number | null
  email: string
  /** The header `reset-id` of the answer to the request. */
  reset_id: string | null
  created_at: Date
}

/** Counts tries per key until `expires_at`; `blocked_until` is set when the tries are used up. */
export interface RateLimitTable {
  key: string
  tries: number
  expires_at: Date
  blocked_until: Date | null
}

export interface AccountTables {
  account: AccountTable
  used_company: UsedCompanyTable
  session: SessionTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  account_event: AccountEventTable
  pending_registration: PendingRegistrationTable
  reset_code: ResetCodeTable
  rate_limit: RateLimitTable
}
