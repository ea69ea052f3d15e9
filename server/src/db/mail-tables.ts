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
}

export interface MailTables {
  mail: MailTable
  outbox: OutboxTable
}
