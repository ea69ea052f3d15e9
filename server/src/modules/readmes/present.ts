import type { Readme } from '@swipefolio/shared/contract'
import type { ReadmeRow } from './repository'

export const presentReadme = (row: ReadmeRow): Readme => ({
  id: row.id,
  repository: row.repository,
  takenAt: row.taken_at.toISOString(),
  blocks: row.blocks,
})
