import type { Generated } from 'kysely'

export interface MailTable {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  created_at: Date
}

export interface MailTables {
  mail: MailTable
}
