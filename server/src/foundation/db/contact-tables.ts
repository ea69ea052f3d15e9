import type { NotificationType, Role } from '@swipefolio/shared/contract'
import type { Generated } from 'kysely'

/** SUBMISSION: what became of a job seeker's own link; a LINK to clients. */
export type NotificationKind = NotificationType | 'SUBMISSION'

export interface ContactTable {
  recruiter_id: number
  job_seeker_id: number
  created_at: Date
}

export interface ChatTable {
  id: number
  recruiter_id: number
  job_seeker_id: number
  last_seq: Generated<number>
  recruiter_read_seq: Generated<number>
  job_seeker_read_seq: Generated<number>
  active_at: Date
}

export interface MessageTable {
  id: number
  chat_id: number
  seq: number
  sender_role: Role
  message: string
  client_key: string | null
  created_at: Date
}

export interface NotificationTable {
  id: number
  arrival: Generated<number>
  account_id: number
  type: NotificationKind
  message: string
  reference_id: number
  seen: Generated<boolean>
  created_at: Date
  /** The mail that tells of it, once there is one. */
  digest_id: number | null
}

export interface ContactTables {
  contact: ContactTable
  chat: ChatTable
  message: MessageTable
  notification: NotificationTable
}
