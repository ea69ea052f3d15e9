import { type RawBuilder, sql } from 'kysely'
import type { Executor, TableName } from './database'

const batchSize = 1000

/**
 * Deletes rows by the thousand, each batch in a transaction of its own, so that a first run over years of rows holds no locks for
 * long. A batch leaves rows that somebody else holds to the next run.
 */
export async function removeInBatches(
  db: Executor,
  table: TableName,
  isPast: RawBuilder<boolean>,
): Promise<number> {
  const name = sql.table(table)
  for (let removed = 0; ;) {
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${isPast} limit ${batchSize} for update skip locked
      ))`.execute(db)
    const batch = Number(numAffectedRows ?? 0)
    removed += batch
    if (batch < batchSize) return removed
  }
}
