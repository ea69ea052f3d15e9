import type { Generated } from 'kysely'

export interface MailTable {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  created_at: Date
}

/** Mail that is still to be written and sent. */
export interface OutboxTable {
  id: Generated<number>
  kind: string
  data: unknown
  created_at: Date
  due_at: Date
  tries: Generated<number>
  /** While a job waits under a key, the same is not taken down again. */
  unique_key: string | null
}

/** About what somebody is mailed; whoever has no row, about everything. */
export interface DigestSettingTable {
  account_id: number
  messages: Generated<boolean>
  contacts: Generated<boolean>
  links: Generated<boolean>
  /** When the last such mail was written. */
  mailed_at: Date | null
}

export interface MailTables {
  digest_setting: DigestSettingTable
  mail: MailTable
  outbox: OutboxTable
}
