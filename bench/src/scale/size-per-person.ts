import { resolve } from 'node:path'
import { withDatabase } from '../../../server/src/foundation/db/with-database'
import { say } from '../product'

const root = resolve(import.meta.dirname, '../../..')
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Of which? npm run size -w bench -- <folder of npm run seed>')

interface Table {
  name: string
  rows: number
  bytes: number
}

/** Below it a table says nothing about its rows. */
const fewestRows = 1000

/** Prints what people take in a database: the bytes of each large table with its indexes, by row and by person. */
await withDatabase({ root, env: { DATA_DIR: resolve(root, folder) } }, async (pool) => {
  const { rows: tables } = await pool.query<Table>(
    `select relname as name, reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by bytes desc`,
  )
  const { rows: counts } = await pool.query<{ people: number }>(
    'select count(*)::int as people from account',
  )
  const people = counts[0]?.people ?? 0
  for (const { name, rows, bytes } of tables.filter((table) => table.rows >= fewestRows)) {
    const perPerson = `${(rows / people).toFixed(1)} rows and ${Math.round(bytes / people)} B a person`
    say(`${name.padEnd(20)} ${Math.round(bytes / rows)} B a row, ${perPerson}`)
  }
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const gigabytes = (total / 1e9).toFixed(2)
  say(
    `\n${people} people in ${gigabytes} GB: ${(total / people / 1000).toFixed(1)} kB a person, ${Math.round((people * 1e9) / total)} people a gigabyte`,
  )
})
