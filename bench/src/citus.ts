import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Pool } from 'pg'
import { withDatabase } from '../../server/src/foundation/db/with-database'
import { say } from './product'

/** What of the schema could not be distributed by person on Citus, read from the catalogue of a migrated database. */
const owners = ['account_id', 'owner_id', 'recruiter_id', 'reporter_id', 'blocker_id']
const otherKeys: Partial<Record<string, string>> = { account: 'id', link: 'job_seeker_id' }

interface Constraint {
  table: string
  columns: string[]
  target: string
  targetColumns: string[]
}

const names = (columns: string, relation: string) =>
  `(select array_agg(attname::text) from pg_attribute where attrelid = ${relation} and attnum = any (${columns}))`

const readKeys = async (pool: Pool) => {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select relname as table, array_agg(attname::text) as columns from pg_class
     join pg_attribute on attrelid = pg_class.oid and attnum > 0
     where relkind = 'r' and relnamespace = 'public'::regnamespace group by relname order by relname`,
  )
  return new Map(
    rows.flatMap(({ table, columns }): [string, string][] => {
      const key = otherKeys[table] ?? owners.find((owner) => columns.includes(owner))
      return key ? [[table, key]] : []
    }),
  )
}

async function report(pool: Pool) {
  const keys = await readKeys(pool)
  const show = (title: string, lines: string[]) =>
    say(`\n${title}: ${lines.length}\n${lines.map((line) => `  ${line}`).join('\n')}`)
  show(
    'Distribution keys',
    [...keys].map(([table, key]) => `${table}.${key}`),
  )

  const foreign = await pool.query<Constraint>(
    `select conrelid::regclass::text as table, ${names('conkey', 'conrelid')} as columns,
       confrelid::regclass::text as target, ${names('confkey', 'confrelid')} as "targetColumns"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 3`,
  )
  show(
    'Foreign keys across keys',
    foreign.rows
      .filter(({ table, columns, target, targetColumns }) => {
        const [key, targetKey] = [keys.get(table), keys.get(target)]
        if (!targetKey) return keys.has(target)
        return !key || !columns.includes(key) || !targetColumns.includes(targetKey)
      })
      .map(({ table, columns, target }) => `${table} (${columns.join(', ')}) to ${target}`),
  )

  const unique = await pool.query<{ table: string; columns: string[] | null }>(
    `select indrelid::regclass::text as table, ${names('indkey', 'indrelid')} as columns
     from pg_index join pg_class on pg_class.oid = indrelid
     where indisunique and relnamespace = 'public'::regnamespace order by 1`,
  )
  show(
    'Unique constraints without the key',
    unique.rows
      .filter(({ table, columns }) => keys.has(table) && !columns?.includes(keys.get(table) ?? ''))
      .map(({ table, columns }) => `${table} (${columns?.join(', ') ?? 'an expression'})`),
  )

  const sources = await pool.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc join pg_language on pg_language.oid = prolang
       where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
     union all
     select viewname, definition from pg_views where schemaname = 'public' order by 1`,
  )
  show(
    'Functions and views with tables of several keys or of none',
    sources.rows.flatMap(({ name, source }) => {
      const used = [...keys.keys()].filter((table) =>
        new RegExp(`\\b(?:from|join|into|update)\\s+\\(*${table}\\b`, 'i').test(source),
      )
      const isOne = new Set(used.map((table) => keys.get(table))).size < 2
      return isOne ? [] : [`${name}: ${used.join(', ')}`]
    }),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'citus-'))
try {
  const root = resolve(import.meta.dirname, '../..')
  await withDatabase({ root, env: { DATA_DIR: folder } }, report)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
