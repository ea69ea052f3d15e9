import type { Pool, PoolClient } from 'pg'
import { noBound, type Increment, type Measure } from './page-outcomes'

/** How many measurements were at most `upTo` milliseconds, and more than the bucket before; null has no bound. */
export interface Bucket {
  upTo: number | null
  count: number
}

/**
 * One hour of one version. Each page counts once in each number: `shown` and `failed` are not exclusive, and `silent`
 * are the failures without any report of the page, which is then taken to hang.
 */
export interface HealthHour {
  app: string
  version: string
  /** The beginning of the hour. */
  hour: Date
  began: number
  shown: number
  failed: number
  silent: number
  /** From the beginning of a load to the first paint of the screen, ascending. */
  timeToShown: Bucket[]
  /** The slowest interaction of each page while the app was mounted, ascending. */
  interaction: Bucket[]
}

const retention = '14 days'

/**
 * The health of an app's versions, or of all apps, hour by hour from the oldest; hours without reports are absent.
 * Hours are kept for 14 days.
 */
export async function listHealthSeries(
  pool: Pool,
  { app, hours = 24 }: { app?: string; hours?: number } = {},
): Promise<HealthHour[]> {
  const { rows } = await pool.query<{
    app: string
    version: string
    hour: Date
    counts: { measure: Measure; bucket: number; count: number }[]
  }>(
    `select app, version, hour, json_agg(json_build_object('measure', measure, 'bucket', bucket, 'count', count) order by bucket) as counts
     from platform.health_hours
     where ($1::text is null or app = $1) and hour > now() - make_interval(hours => $2)
     group by app, version, hour order by hour, app, version`,
    [app ?? null, hours],
  )
  return rows.map(({ counts, ...hour }) => {
    const buckets = (measure: Measure) =>
      counts
        .filter((one) => one.measure === measure)
        .map(({ bucket, count }) => ({ upTo: bucket === noBound ? null : bucket, count }))
    const total = (measure: Measure) => buckets(measure).reduce((sum, { count }) => sum + count, 0)
    return {
      ...hour,
      began: total('began'),
      shown: total('shown'),
      failed: total('failed'),
      silent: total('silent'),
      timeToShown: buckets('time-to-shown'),
      interaction: buckets('interaction'),
    }
  })
}

/** The bound under which a share of the measurements is; undefined without any, null when it has no bound. */
export function percentile(buckets: readonly Bucket[], share: number): number | null | undefined {
  const wanted = buckets.reduce((sum, { count }) => sum + count, 0) * share
  let sum = 0
  return buckets.find(({ count }) => (sum += count) >= wanted)?.upTo
}

/** Adds to the current hour. */
export async function countHours(
  client: PoolClient,
  increments: readonly Increment[],
): Promise<void> {
  await client.query(
    `insert into platform.health_hours as h (app, version, hour, measure, bucket, count)
     select app, version, date_trunc('hour', now()), measure, bucket, count(*)
     from jsonb_to_recordset($1) as r(app text, version text, measure text, bucket int)
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
     on conflict (app, version, hour, measure, bucket) do update set count = h.count + excluded.count`,
    [JSON.stringify(increments)],
  )
}

/** Removes old hours, pages whose tickets have expired, and the votes of canaries that have ended. */
export async function removeOldHealth(pool: Pool): Promise<void> {
  await pool.query(`delete from platform.health_hours where hour < now() - interval '${retention}'`)
  await pool.query('delete from platform.health_pages where expires_at < now() and due_at is null')
  await pool.query(
    `delete from platform.canary_votes v where not exists (
       select from platform.pointers p where p.app = v.app and p.canary_since = v.since
     )`,
  )
}
