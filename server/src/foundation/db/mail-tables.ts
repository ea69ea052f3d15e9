import type { Generated } from 'kysely'

export interface MailTable {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  html: Generated<string>
  created_at: Date
}

/** Jobs of the outbox. */
export interface OutboxTable {
  id: Generated<number>
  kind: string
  data: unknown
  created_at: Date
  due_at: Date
  tries: Generated<number>
  /** While a job with this key is stored, an equal one is not added. */
  unique_key: string | null
}

/** Mail preferences. An account without a row gets all mails. */
export interface DigestSettingTable {
  account_id: number
  messages: Generated<boolean>
  contacts: Generated<boolean>
  links: Generated<boolean>
  /** When the last digest was composed. */
  mailed_at: Date | null
}

/** A browser that pushes are sent to. */
export interface PushDeviceTable {
  /** The SHA-256 of the endpoint. */
  id: string
  account_id: number
  /** The session that subscribed it; ended by its person, it ends the pushes. */
  session_id: number
  endpoint: string
  /** Of the browser, for the encryption. */
  p256dh: string
  auth: string
  name: string
  messages: Generated<boolean>
  contacts: Generated<boolean>
  links: Generated<boolean>
  created_at: Date
}

export interface MailTables {
  digest_setting: DigestSettingTable
  mail: MailTable
  outbox: OutboxTable
  push_device: PushDeviceTable
}
