import type { Role } from '@swipefolio/shared/contract'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The one-click unsubscribe address (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * The data of each kind of mail. It holds no code and no password: codes are generated when the mail is composed, and only
 * their hash is stored.
 */
export interface MailJobs {
  /** The code of a registration; without an id, of the newest registration of the address. */
  registrationCode: { role: Role; email: string; pendingId?: number }
  resetCode: { role: Role; email: string }
  passwordChanged: { accountId: number }
  accountDeleted: { email: string; firstName: string }
  /** Unseen notifications. The id distinguishes this mail from the next. */
  digest: { accountId: number; digestId: number }
}

export type MailKind = keyof MailJobs

/** Composes the mail of a job, or nothing when it is no longer due. */
export type Compose = {
  [Kind in MailKind]: (job: MailJobs[Kind]) => Promise<Mail | undefined>
}

/** The transport of mail: a mail server, or the mailbox. */
export interface Delivery {
  deliver: (mail: Mail) => Promise<void>
}
