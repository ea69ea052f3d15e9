import type { Generated } from 'kysely'

/** The migrations that have run. */
export interface MigrationTable {
  name: string
  applied_at: Date
}

/** Calls of one minute by caller. */
export interface CallCountTable {
  key: string
  minute: number
  calls: number
}

/** The last write of a process that proved its database. */
export interface WriteProbeTable {
  process_id: number
  written_at: Date
  filler: Generated<string>
}

export interface OperationTables {
  migration: MigrationTable
  call_count: CallCountTable
  write_probe: WriteProbeTable
}
