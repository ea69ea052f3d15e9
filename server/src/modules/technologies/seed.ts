import { foldTechnology as fold } from '@swipefolio/shared/rules'
import { type Kysely, sql } from 'kysely'
import type { Database, Executor } from '../../foundation/db/database'
import list from './technology-list.json'

interface ListedTechnology {
  name: string
  aliases: string[]
}

const technologyLock = 7_265_002

/** Until the transaction ends, no other process adds a technology, so that none is stored twice. */
export const lockTechnologies = (trx: Executor) =>
  sql`select pg_advisory_xact_lock(${technologyLock})`.execute(trx)

/**
 * Brings the stored technologies up to the list: adds what is missing and updates other names. Ids stay; one that a job
 * seeker has added joins the list; one that left the list stays.
 */
export const seedTechnologies = (db: Kysely<Database>, listed: ListedTechnology[] = list) =>
  db.transaction().execute(async (trx) => {
    await lockTechnologies(trx)
    const rows = await trx.selectFrom('technology').selectAll().execute()
    const known = new Map(rows.map((row) => [fold(row.name), row]))
    let nextId = Math.max(0, ...rows.filter((row) => row.is_listed).map(({ id }) => id)) + 1
    const missing = listed.filter(({ name }) => !known.has(fold(name)))
    if (missing.length > 0) {
      const values = missing.map((technology) => ({ id: nextId++, ...technology }))
      await trx.insertInto('technology').values(values).execute()
    }
    for (const { name, aliases } of listed) {
      const row = known.get(fold(name))
      const isCurrent = row?.is_listed && String(row.aliases) === String(aliases)
      if (!row || isCurrent) continue
      await trx
        .updateTable('technology')
        .set({ aliases, is_listed: true, added_by: null })
        .where('id', '=', row.id)
        .execute()
    }
  })
