import type { Pool, PoolClient } from 'pg'
import type { Release } from '../registry'

/** The active release of an app, the previous one, and the canary. */
export interface Pointer {
  app: string
  active: string
  previous: string | null
  canary: string | null
  percent: number | null
}

/** The same with the releases themselves. */
export interface LiveApp {
  active: Release
  previous: Release | null
  /** `percent` of the visitors get this release in place of the active one. */
  canary: { release: Release; percent: number } | null
}

/** Whether a version is a build of a checkout (`1.0.0-local.<hash>`), which is not released. */
export const isLocal = (version: string): boolean => version.includes('-local.')

export const pointerChannel = 'platform_pointers'

/** The pointers of all apps by name, from one consistent read. */
export async function readLiveApps(client: Pool | PoolClient): Promise<LiveApp[]> {
  const { rows } = await client.query<{
    active: Release
    previous: Release | null
    canary: Release | null
    percent: number | null
  }>(
    `select a.record as active, b.record as previous, c.record as canary,
       p.canary_percent as percent
     from platform.pointers p
     join platform.releases a on a.app = p.app and a.version = p.active
     left join platform.releases b on b.app = p.app and b.version = p.previous
     left join platform.releases c on c.app = p.app and c.version = p.canary
     order by p.app`,
  )
  return rows.map(({ active, previous, canary, percent }) => ({
    active,
    previous,
    canary: canary && percent ? { release: canary, percent } : null,
  }))
}

/** Locks the pointer until the caller's transaction ends. */
export async function findPointer(client: PoolClient, app: string): Promise<Pointer | undefined> {
  const { rows } = await client.query<Pointer>(
    `select app, active, previous, canary, canary_percent as percent
     from platform.pointers where app = $1 for update`,
    [app],
  )
  return rows[0]
}

/** The kind of a move; `withdraw` ends a canary, `retire` takes an app out of the registry, `off` and `on` switch it. */
export type MoveAction = 'promote' | 'canary' | 'rollback' | 'withdraw' | 'retire' | 'off' | 'on'

interface NewMove {
  app: string
  action: MoveAction
  from: string | null
  to: string | null
  percent?: number
  slot?: string
  by: string
  reason: string
}

/** Writes the history and notifies every front door when the caller's transaction commits. */
export async function recordMove(client: PoolClient, move: NewMove): Promise<void> {
  const { app, action, from, to, percent = null, slot = null, by, reason } = move
  await client.query(
    `insert into platform.pointer_moves
       (app, action, from_version, to_version, percent, slot, moved_by, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [app, action, from, to, percent, slot, by, reason],
  )
  await client.query('select pg_notify($1, $2)', [pointerChannel, app])
}

/** Makes a release the active one inside the caller's transaction; a canary of the same version ends. */
export async function activate(
  client: PoolClient,
  { app, version, by, reason }: { app: string; version: string; by: string; reason: string },
): Promise<void> {
  const current = await findPointer(client, app)
  if (current?.active === version) return
  await client.query(
    `insert into platform.pointers (app, active) values ($1, $2)
     on conflict (app) do update
     set previous = pointers.active, active = excluded.active, moved_at = now()`,
    [app, version],
  )
  if (current?.canary === version) await clearCanary(client, app)
  await recordMove(client, {
    app,
    action: 'promote',
    from: current?.active ?? null,
    to: version,
    by,
    reason,
  })
}

export async function clearCanary(client: PoolClient, app: string): Promise<void> {
  await client.query(
    `update platform.pointers
     set canary = null, canary_percent = null, canary_since = null, moved_at = now()
     where app = $1`,
    [app],
  )
}
