import type { Executor } from '../db/database'
import type { Kept, Run } from '@swipefolio/platform/release-store'
import { type Files, runIn } from './files'

/** A table with a row per file. */
export interface FileTable<Row extends Kept> {
  /** Some rows with their content in the database, or some with an object of the store. */
  list: (place: 'database' | 'store') => Promise<Row[]>
  /** Changes where the content of a row is, unless that has changed since; returns how many rows it changed. */
  replace: (run: Run, row: Row, kept: Kept) => Promise<number>
}

/** Moves the contents of a table file by file; a move that was interrupted goes on with the next one. Returns how many it moved. */
export async function moveFiles<Row extends Kept>(
  { db, files }: { db: Executor; files: Files },
  { list, replace }: FileTable<Row>,
  to: 'database' | 'store',
): Promise<number> {
  for (let moved = 0; ;) {
    const rows = await list(to === 'store' ? 'database' : 'store')
    if (rows.length === 0) return moved
    for (const row of rows) {
      const content = await files.read(row)
      const kept = to === 'store' ? await files.put(content) : { data: content, object: null }
      moved += await db.transaction().execute(async (trx) => {
        const run = runIn(trx)
        const changed = await replace(run, row, kept)
        if (changed > 0) {
          await files.confirm(run, kept)
          await files.remove(run, [row])
        }
        return changed
      })
    }
  }
}
