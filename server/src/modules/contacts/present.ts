import type { Contact, ContactSummary } from '@swipefolio/shared/contract'
import { presentJobSeeker } from '../../people/accounts/present'
import type { ContactRow, ContactSummaryRow } from './repository'

export const presentSummary = (row: ContactSummaryRow): ContactSummary => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  image: row.image ?? '',
  chatId: row.chat_id,
  hasMessages: row.last_seq > 0,
  projectsCount: row.projects_count,
})

export const presentContact = (row: ContactRow): Contact => ({
  ...presentJobSeeker(row),
  image: row.image ?? '',
  chatId: row.chat_id,
  since: row.created_at.toISOString(),
  origin: row.origin,
  stageId: row.stage_id,
  tags: row.tags,
  nextStep: row.next_step,
  nextStepOn: row.next_step_on ?? '',
  lastMessage: row.last_message && {
    message: row.last_message.message,
    isOwn: row.last_message.sender_role === 'recruiter',
    at: new Date(row.last_message.created_at).toISOString(),
    isUnread: row.last_message.is_unread,
  },
})
