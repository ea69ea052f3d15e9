import type { ContactDesk } from '@swipefolio/shared/contract'
import type { DeskRow } from './repository'

export const presentDesk = (row: DeskRow): ContactDesk => ({
  stageId: row.stage_id,
  note: row.note,
  noteVersion: row.note_version,
  tags: row.tags,
  nextStep: row.next_step,
  nextStepOn: row.next_step_on ?? '',
})
