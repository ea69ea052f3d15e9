import type { Client } from 'pg'
import { migrations } from '../foundation/db/migrations/index'

const escapeIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`

/** What was found in a restored database. */
export interface Restored {
  faults: string[]
  tables: number
  rows: number
  constraints: number
  migrations: number
  accounts: number
  hasPageChecksums: boolean
}

/**
 * Reads every row, builds every index anew and has PostgreSQL check every constraint again. It changes the database, which is one to
 * throw away.
 */
export async function checkRestored(client: Client): Promise<Restored> {
  const faults: string[] = []
  const attempt = async (what: string, statement: string) => {
    try {
      return (await client.query<Record<string, string>>(statement)).rows[0]
    } catch (error) {
      faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  await client.query('set statement_timeout = 0')
  const tables = await namesOf(client, tablesQuery)
  let rows = 0
  for (const { table = '' } of tables) {
    // The text of a row needs all of its pages, those of long values, too.
    const read = `select count(*) as rows, sum(hashtext(t::text)) from ${table} t`
    rows += Number((await attempt(table, read))?.rows ?? 0)
    // Two rows with one key are found here.
    await attempt(`indexes of ${table}`, `reindex table ${table}`)
  }
  const constraints = await namesOf(client, constraintsQuery)
  for (const { table = '', name = '', definition = '' } of constraints) {
    const quoted = escapeIdentifier(name)
    const again = `alter table ${table} drop constraint ${quoted}, add constraint ${quoted} ${definition}`
    await attempt(`${name} of ${table}`, again)
  }
  const applied = await namesOf(client, 'select name from migration')
  const missing = migrations.filter(({ name }) => applied.every((other) => other.name !== name))
  if (missing.length === migrations.length) faults.push('No migration has run in it.')
  const accounts = await attempt('accounts', 'select count(*) as count from account')
  const checksums = await attempt('checksums', 'show data_checksums')
  return {
    faults,
    tables: tables.length,
    rows,
    constraints: constraints.length,
    migrations: applied.length,
    accounts: Number(accounts?.count ?? 0),
    hasPageChecksums: checksums?.data_checksums === 'on',
  }
}

const namesOf = async (client: Client, query: string) =>
  (await client.query<Record<string, string>>(query)).rows

const tablesQuery = `
  select format('%I.%I', nspname, relname) as table from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname in ('public', 'platform') order by 1`

/** Keys and unique constraints are checked with their indexes. */
const constraintsQuery = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_namespace n on n.oid = connamespace
  where contype in ('c', 'f') and conrelid <> 0 and nspname in ('public', 'platform') order by contype, 1, 2`
