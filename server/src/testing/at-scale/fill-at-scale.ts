import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { coverDecidedProjects } from '../../foundation/db/migrations/006-feed'
import { statementsOf } from './rows-at-scale'
import type { Size } from './size'

interface Filling {
  passwordHash: string
  /** Told what is being made. */
  say?: (sentence: string) => void
}

/** Fills a migrated database with people who have a lot, by SQL alone. */
export async function fillAtScale({ options }: Pool, size: Size, { passwordHash, say }: Filling) {
  // Without the time limits of requests.
  const pool = new Pool({ ...options, max: 1, query_timeout: 0, verify: undefined })
  try {
    for (const [what, text] of statementsOf(size)) {
      const begin = performance.now()
      const { rowCount } = await pool.query(text, text.includes('$1') ? [passwordHash] : [])
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      if (what) say?.(`${what}: ${rowCount?.toLocaleString('en')} rows in ${seconds} s`)
    }
    await coverDecidedProjects(new Kysely({ dialect: new PostgresDialect({ pool }) }))
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}
