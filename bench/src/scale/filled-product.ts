import { join, resolve } from 'node:path'
import type { Pool } from 'pg'
import { withDatabase } from '../../../server/src/foundation/db/with-database'
import { fillAtScale } from '../../../server/src/testing/at-scale/fill-at-scale'
import { busyPeople, type Size } from '../../../server/src/testing/at-scale/size'
import { sessionSecret, signToken } from '../load/people'
import { say, startProduct } from '../product'

const root = resolve(import.meta.dirname, '../../..')

/** Fills the database of a folder unless it is filled already. */
export async function fillFolder(size: Size, folder: string) {
  await withDatabase({ root, env: { DATA_DIR: folder } }, async (pool) => {
    const { rows } = await pool.query('select from account limit 1')
    if (rows.length === 0) await fillAtScale(pool, size, { passwordHash: '', say })
  })
}

/** Gives each account a session that has its id. */
export const openSessions = (pool: Pool, ids: number[]) =>
  pool.query(
    `insert into session (id, account_id, created_at, used_at, expires_at)
    select id, id, now(), now(), now() + interval '1 day' from unnest($1::bigint[]) as id
    on conflict (id) do update set expires_at = excluded.expires_at`,
    [ids],
  )

/** The server on a filled database, without the limits that a person has. */
export async function startFilled(folder: string, settings: Record<string, string> = {}) {
  const product = await startProduct({
    DATA_DIR: folder,
    JWT_SECRET: sessionSecret,
    DEMO: 'off',
    // BENCH refuses accounts that the demo data did not make.
    BENCH: 'off',
    NODE_ENV: 'development',
    ...settings,
  })
  const people = Object.values(busyPeople)
  await openSessions(
    product.pool,
    people.map(({ id }) => id),
  )
  const tokens = Object.fromEntries(people.map(({ id, role }) => [role, signToken(id, role)]))

  return {
    ...product,
    log: join(folder, 'postgres/postgres.log'),
    /** Reads a path and returns how long it took, with the size of the answer. */
    async read(path: string, role?: string) {
      const begin = performance.now()
      const headers = role ? { authorization: `Bearer ${tokens[role]}` } : undefined
      const answer = await fetch(product.address + path, { headers })
      const { byteLength } = await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
      return { milliseconds: performance.now() - begin, bytes: byteLength }
    },
    /** Publishes an event of both people, so that nothing that they read is cached. */
    forget: () =>
      product.pool.query(`select publish_to_people($1, '{"type": "chats"}')`, [
        people.map(({ id }) => id),
      ]),
  }
}

export type FilledProduct = Awaited<ReturnType<typeof startFilled>>
