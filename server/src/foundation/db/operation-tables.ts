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

export interface OperationTables {
  migration: MigrationTable
  call_count: CallCountTable
}
