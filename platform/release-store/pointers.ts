import type { Pool, PoolClient } from 'pg'
import type { Release } from '../registry'

/** Which release of an app is live, and which one was before. */
export interface Pointer {
  active: string
  previous: string | null
}

export const pointerChannel = 'platform_pointers'

/** The releases that the pointers stand on. */
export async function readActiveReleases(pool: Pool): Promise<Release[]> {
  const { rows } = await pool.query<{ record: Release }>(
    `select record from platform.pointers p
     join platform.releases r on r.app = p.app and r.version = p.active
     order by p.app`,
  )
  return rows.map(({ record }) => record)
}

export async function findPointer(client: PoolClient, app: string): Promise<Pointer | undefined> {
  const { rows } = await client.query<Pointer>(
    'select active, previous from platform.pointers where app = $1 for update',
    [app],
  )
  return rows[0]
}

/** Moves the pointer inside the caller's transaction, writes the history and tells every front door. */
export async function movePointer(
  client: PoolClient,
  move: { app: string; version: string; reason: string },
): Promise<void> {
  const current = await findPointer(client, move.app)
  if (current?.active === move.version) return
  await client.query(
    `insert into platform.pointers (app, active) values ($1, $2)
     on conflict (app) do update
     set previous = platform.pointers.active, active = excluded.active, moved_at = now()`,
    [move.app, move.version],
  )
  await client.query(
    'insert into platform.pointer_moves (app, from_version, to_version, reason) values ($1, $2, $3, $4)',
    [move.app, current?.active ?? null, move.version, move.reason],
  )
  await client.query('select pg_notify($1, $2)', [pointerChannel, move.app])
}
