import type { BlockRow, ReportRow } from './repository'

export const presentBlock = ({ id, created_at }: BlockRow) => ({
  chatId: id,
  createdAt: created_at.toISOString(),
})

export const presentReport = ({ chat_id, reason, text, created_at }: ReportRow) => ({
  chatId: chat_id,
  reason,
  text,
  createdAt: created_at.toISOString(),
})
