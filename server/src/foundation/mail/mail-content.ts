import type { Language } from '@swipefolio/shared/contract'
import type { Mail } from './mail'

export interface MailLink {
  label: string
  href: string
}

/** A part of a mail: a paragraph, a code to type, the main link, or lines that each lead to what they tell of. */
export type MailBlock = string | { code: string } | MailLink | { items: MailLink[] }

export interface MailContent extends Pick<Mail, 'to' | 'subject' | 'unsubscribeUrl'> {
  language: Language
  greeting: string
  blocks: MailBlock[]
  /** Links below the signature, such as to the preferences. */
  footer?: MailLink[]
  /** The address of the site. */
  homeUrl: string
}
