import { sql } from 'kysely'
import type { Deletion, TableData } from '../foundation/db/declare-personal-data'
import { overwrittenColumns, personalData } from './personal-data'

/** Removes or overwrites what every module declares to be personal, table by table. */
export async function erase(deletion: Deletion): Promise<void> {
  for (const declared of personalData) {
    for (const [table, data] of Object.entries(declared.tables)) {
      await eraseRows(deletion, table, data)
    }
    await declared.erase?.(deletion)
  }
}

async function eraseRows(
  deletion: Deletion,
  table: string,
  data: TableData<Record<string, unknown>>,
) {
  const { trx, account } = deletion
  if ('removedBy' in data) await data.removedBy(deletion)
  if ('removed' in data) {
    const rows = sql`${sql.table(table)} where ${sql.ref(data.removed)} = ${account.id}`
    await (data.by?.(deletion) ?? sql`delete from ${rows}`.execute(trx))
  }
  if ('kept' in data) {
    for (const naming of [data.of ?? []].flat()) {
      const changes = overwrittenColumns
        .filter((overwritten) => overwritten.table === table && overwritten.of === naming)
        .map(({ column, expression }) => sql`${sql.ref(column)} = ${sql.raw(expression)}`)
      await sql`
        update ${sql.table(table)} set ${sql.join(changes)}
        where ${sql.ref(naming)} = ${account.id}`.execute(trx)
    }
  }
}
