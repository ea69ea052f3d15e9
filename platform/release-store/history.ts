import type { Pool } from 'pg'
import type { Release } from '../registry'
import type { MoveAction, Pointer } from './pointers'

/** One row of the history: the move, its author and its reason. */
export interface Move {
  app: string
  action: MoveAction
  from: string | null
  to: string | null
  percent: number | null
  /** The slot that was turned off or on; null where it is the whole app. */
  slot: string | null
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

const moved = `app, action, from_version as "from", to_version as "to", percent, slot, moved_by as "by",
  reason, moved_at as at`

/** The newest moves first, of some apps or of all. */
export async function listMoves(
  pool: Pool,
  { apps, limit = 50 }: { apps?: readonly string[]; limit?: number } = {},
): Promise<Move[]> {
  const { rows } = await pool.query<Move>(
    `select ${moved} from platform.pointer_moves where $1::text[] is null or app = any($1)
     order by id desc limit $2`,
    [apps ?? null, limit],
  )
  return rows
}

/** The last move of every app. */
export async function listLastMoves(pool: Pool): Promise<Move[]> {
  const { rows } = await pool.query<Move>(
    `select distinct on (app) ${moved} from platform.pointer_moves order by app, id desc`,
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

/** The newest releases of each app first, and what its pointer names; of one app or of all. */
export async function listReleases(
  pool: Pool,
  { app, perApp = 10 }: { app?: string; perApp?: number } = {},
): Promise<ReleaseSummary[]> {
  // Summed in the database, because a record is large and a list has hundreds of them. What counts is what `scriptBytes` counts.
  const { rows } = await pool.query<ReleaseSummary>(
    `select app, version, created_at as "publishedAt", record->>'commit' as commit,
       record->>'author' as author, (record->'manifest'->>'budget')::int as budget,
       (select coalesce(sum((file.value->>'brotliSize')::int), 0)::int
        from jsonb_each(record->'files') file
        where file.key like '%.js' and not exists (
          select from jsonb_each(record->'languages') language
          where language.value->'files' ? file.key
        )) as bytes
     from (
       select *, row_number() over (partition by app order by created_at desc) as place
       from platform.releases where $2::text is null or app = $2
     ) newest
     where place <= $1 or exists (
       select from platform.pointers p
       where p.app = newest.app and newest.version in (p.active, p.previous, p.canary)
     )
     order by app, created_at desc`,
    [perApp, app ?? null],
  )
  return rows.map(({ commit, author, ...release }) => ({
    ...release,
    ...(commit && { commit }),
    ...(author && { author }),
  }))
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
