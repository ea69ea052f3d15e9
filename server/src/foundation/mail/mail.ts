export interface Mail {
  to: string
  subject: string
  text: string
  /** The same in HTML; the two are sent as alternatives. */
  html: string
  /** The one-click unsubscribe address (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * The data of each kind of mail; modules add their kinds by declaration merging. It holds no code and no password: codes are
 * generated when the mail is composed, and only their hash is stored.
 */
export interface MailJobs {}

export type MailKind = keyof MailJobs

interface Composer<Job> {
  /** Composes the mail of a job, or nothing when it is no longer due. */
  compose: (job: Job) => Promise<Mail | undefined>
  /** Milliseconds after the request during which the mail is still sent. */
  lifetime: number
}

export type Composers = { [Kind in MailKind]: Composer<MailJobs[Kind]> }

/** The data of each kind of job that is no mail; modules add their kinds by declaration merging. */
export interface OtherJobs {}

interface Sender<Job> {
  /** What the log calls a job of this kind. */
  subject: string
  /** Does the job, and tells whether anything was sent: nothing is when the job is no longer due. */
  send: (job: Job) => Promise<boolean>
  lifetime: number
}

export type Senders = { [Kind in keyof OtherJobs]: Sender<OtherJobs[Kind]> }

/** The transport of mail: a mail server, or the mailbox. */
export interface Delivery {
  deliver: (mail: Mail) => Promise<void>
}
