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

/** One row: how the scheduled backups do. */
export interface BackupStateTable {
  is_only: Generated<boolean>
  /** When the last good base backup was begun. */
  base_at: Date | null
  /** What was committed until then can be restored. */
  restorable_until: Date | null
  failures: Generated<number>
  last_failure: Generated<string>
}

/** A timeline of the write-ahead log on which a primary was seen. */
export interface WalTimelineTable {
  id: string
}

/** An event of a transaction that a broker has not got yet. */
export interface EventOutboxTable {
  id: Generated<number>
  envelope: string
  created_at: Generated<Date>
}

export interface OperationTables {
  migration: MigrationTable
  call_count: CallCountTable
  write_probe: WriteProbeTable
  backup_state: BackupStateTable
  wal_timeline: WalTimelineTable
  event_outbox: EventOutboxTable
}
