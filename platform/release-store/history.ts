import type { Pool } from 'pg'
import { scriptBytes, type Release } from '../registry'
import type { MoveAction, Pointer } from './pointers'

/** One row of the history: the move, its author and its reason. */
export interface Move {
  app: string
  action: MoveAction
  from: string | null
  to: string | null
  percent: number | null
  by: string
  reason: string
  at: Date
}

/** A published release in short. */
export interface ReleaseSummary {
  app: string
  version: string
  bytes: number
  budget: number
  publishedAt: Date
  commit?: string
  author?: string
}

/** The newest moves first, of one app or of all. */
export async function listMoves(
  pool: Pool,
  { app, limit = 50 }: { app?: string; limit?: number } = {},
): Promise<Move[]> {
  const { rows } = await pool.query<Move>(
    `select app, action, from_version as "from", to_version as "to", percent, moved_by as "by",
       reason, moved_at as at
     from platform.pointer_moves where $1::text is null or app = $1
     order by id desc limit $2`,
    [app ?? null, limit],
  )
  return rows
}

export async function listPointers(pool: Pool): Promise<Pointer[]> {
  const { rows } = await pool.query<Pointer>(
    `select app, active, previous, canary, canary_percent as percent
     from platform.pointers order by app`,
  )
  return rows
}

/** The newest releases of each app first. */
export async function listReleases(pool: Pool, perApp = 10): Promise<ReleaseSummary[]> {
  const { rows } = await pool.query<{ record: Release; publishedAt: Date }>(
    `select record, created_at as "publishedAt" from (
       select *, row_number() over (partition by app order by created_at desc) as place
       from platform.releases
     ) newest where place <= $1 order by app, created_at desc`,
    [perApp],
  )
  return rows.map(({ record, publishedAt }) => {
    const { app, version, manifest, commit, author } = record
    const bytes = scriptBytes(record)
    return { app, version, bytes, budget: manifest.budget, publishedAt, commit, author }
  })
}

/** The complete record of a release. */
export async function findRelease(
  pool: Pool,
  app: string,
  version: string,
): Promise<Release | undefined> {
  const { rows } = await pool.query<{ record: Release }>(
    'select record from platform.releases where app = $1 and version = $2',
    [app, version],
  )
  return rows[0]?.record
}
