import type { Role } from '@swipefolio/shared/contract'

export interface Mail {
  to: string
  subject: string
  text: string
  /** Where a mail program can stop such mails with one click (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * What there is to write, by kind. No code and no password is in it: codes are made when the mail is written, and only
 * their hash is stored.
 */
export interface MailJobs {
  /** The code of a registration; without an id, of the newest one of the address. */
  registrationCode: { role: Role; email: string; pendingId?: number }
  resetCode: { role: Role; email: string }
  passwordChanged: { accountId: number }
  accountDeleted: { email: string; firstName: string }
  /** What somebody has not seen; the id tells this mail from the next. */
  digest: { accountId: number; digestId: number }
}

export type MailKind = keyof MailJobs

/** Writes the mail of a job; nothing when none is due. */
export type Compose = {
  [Kind in MailKind]: (job: MailJobs[Kind]) => Promise<Mail | undefined>
}

/** Where mail goes to: a mail server, or the mailbox. */
export interface Delivery {
  deliver: (mail: Mail) => Promise<void>
}
