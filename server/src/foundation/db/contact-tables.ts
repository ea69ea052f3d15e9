import type { NotificationType, Role } from '@swipefolio/shared/contract'
import type { ColumnType, Generated } from 'kysely'

/** SUBMISSION: what became of a job seeker's own link; a LINK to clients. */
export type NotificationKind = NotificationType | 'SUBMISSION'

export interface ContactTable {
  recruiter_id: number
  job_seeker_id: number
  created_at: Date
  /** Of the recruiter's own stages. */
  stage_id: Generated<number>
  /** When the contact was moved there; null where they arrived. */
  staged_at: Date | null
  note: Generated<string>
  /** Counts the changes of the note. */
  note_version: Generated<number>
  tags: Generated<string[]>
  next_step: Generated<string>
  next_step_on: string | null
}

/** The stages of a recruiter who has changed something about them, in their order. */
export interface ContactBoardTable {
  recruiter_id: number
  stages: ColumnType<{ id: number; name: string }[], string, string>
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
  contact_board: ContactBoardTable
  chat: ChatTable
  message: MessageTable
  notification: NotificationTable
}
