export interface Mail {
  to: string
  subject: string
  text: string
}

/** What decides in the background whether a mail is due, and which. */
export type MailWork = () => Promise<Mail | undefined>

export interface Mailer {
  /** Works and sends in the background: no answer waits for mail, or tells by its time whether there was any. */
  send(mail: Mail | MailWork): void
  /** Resolves when everything handed over so far has left. */
  settled(): Promise<void>
}
