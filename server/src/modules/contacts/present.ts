import type { ContactSummary } from '@swipefolio/shared/contract'
import type { ContactSummaryRow } from './repository'

export const presentSummary = (row: ContactSummaryRow): ContactSummary => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  chatId: row.chat_id,
  hasMessages: row.last_seq > 0,
  projectsCount: row.projects_count,
})
